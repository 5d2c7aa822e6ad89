import type { ReactNode } from 'react'
import { SwitchField } from '~/design-system/field/SwitchField'
import { useBoundField } from './contexts'

export type AgreementFieldProps = {
  label: string
  /** A link to the policy. */
  children: ReactNode
}

export function AgreementField({ label, children }: AgreementFieldProps) {
  const { field, id, error } = useBoundField<boolean>()
  return (
    <SwitchField
      id={id}
      label={label}
      error={error}
      aria-required
      name={field.name}
      checked={field.state.value}
      onChange={(event) => field.handleChange(event.target.checked)}
    >
      {children}
    </SwitchField>
  )
}
