import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { trapName } from '~/submissions/posted-form'

/**
 * A field for robots: out of sight, and inert, so that neither keyboard nor screen reader nor the browser's own filling
 * in comes to it. The label is for browsers that know nothing of that.
 */
export function Trap({ label }: { label: string }) {
  return (
    <VisuallyHidden inert aria-hidden="true">
      <label>
        {label}
        <input type="text" name={trapName} defaultValue="" autoComplete="off" tabIndex={-1} />
      </label>
    </VisuallyHidden>
  )
}
