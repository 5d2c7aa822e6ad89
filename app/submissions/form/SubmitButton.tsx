import { type ReactNode, use } from 'react'
import { Button } from '~/design-system/button/Button'
import { SubmissionContext } from './contexts'

/** Never disabled for being incomplete: pressing it is how a visitor learns what is missing. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { sending } = use(SubmissionContext)
  return (
    <Button type="submit" busy={sending}>
      {children}
    </Button>
  )
}
