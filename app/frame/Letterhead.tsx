import { createIsomorphicFn } from '@tanstack/react-start'
import { firm } from '~/content/firm'
import { offices } from '~/content/offices'

/** The offices, for print only. React 19 hydrates around elements of the body that only the server has rendered. */
export const Letterhead = createIsomorphicFn().server(() => (
  <address hidden>
    {offices.map(({ city, address, locality, telephone }) => (
      <p key={city}>{`${address.street}\n${locality}\n${telephone}`}</p>
    ))}
    <p>{firm.email}</p>
  </address>
))
