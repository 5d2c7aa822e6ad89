import { createIsomorphicFn } from '@tanstack/react-start'
import { firm } from '~/content/firm'
import { offices } from '~/content/offices'

/**
 * For paper only: the offices, which stand beside the firm's name. They are in the server's document only,
 * because the browser's script has no use for them: React does not touch elements of the body that it does not know.
 */
export const letterhead = createIsomorphicFn().server(() => (
  <address hidden>
    {offices.map(({ city, address, locality, telephone }) => (
      <p key={city}>{`${address.street}\n${locality}\n${telephone}`}</p>
    ))}
    <p>{firm.email}</p>
  </address>
))
