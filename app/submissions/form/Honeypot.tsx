import { forms } from '~/content/forms'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { honeypotName } from '../posted-form'

/** The honeypot: a hidden field that only robots fill in. The label is for browsers without `inert`. */
export function Honeypot() {
  return (
    <VisuallyHidden inert aria-hidden="true">
      <label>
        {forms.honeypot}
        <input type="text" name={honeypotName} defaultValue="" autoComplete="off" tabIndex={-1} />
      </label>
    </VisuallyHidden>
  )
}
