import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { honeypotName } from '../posted-form'

/**
 * A field for robots: out of sight, and inert, so that neither keyboard nor screen reader nor autofill reaches it. The
 * label is for browsers that do not know `inert`.
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <VisuallyHidden inert aria-hidden="true">
      <label>
        {label}
        <input type="text" name={honeypotName} defaultValue="" autoComplete="off" tabIndex={-1} />
      </label>
    </VisuallyHidden>
  )
}
