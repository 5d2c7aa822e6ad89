import { createIsomorphicFn } from '@tanstack/react-start'
import { firm } from '~/content/firm'
import { offices } from '~/content/offices'

/**
 * The offices, for print only. They are in the server's document and not in the browser's script: React leaves elements
 * of the body alone that it has not rendered.
 */
export const letterhead = createIsomorphicFn().server(() => (
  <address hidden>
    {offices.map(({ city, address, locality, telephone }) => (
      <p key={city}>{`${address.street}\n${locality}\n${telephone}`}</p>
    ))}
    <p>{firm.email}</p>
  </address>
))
