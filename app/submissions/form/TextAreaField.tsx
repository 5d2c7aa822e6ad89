import { Field, type FieldProps } from '~/design-system/field/Field'
import { TextArea } from '~/design-system/field/TextArea'
import { useBoundField } from './contexts'

export type TextAreaFieldProps = Pick<FieldProps, 'label' | 'need'>

export function TextAreaField({ label, need }: TextAreaFieldProps) {
  const { field, id, error } = useBoundField<string>()
  return (
    <Field id={id} label={label} error={error} need={need}>
      {(control) => (
        <TextArea
          {...control}
          autoComplete="on"
          name={field.name}
          value={field.state.value}
          onChange={(event) => field.handleChange(event.target.value)}
        />
      )}
    </Field>
  )
}
