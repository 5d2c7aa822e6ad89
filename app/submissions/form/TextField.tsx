import { Field, type FieldProps } from '~/design-system/field/Field'
import { TextInput, type TextInputProps } from '~/design-system/field/TextInput'
import { useBoundField } from './contexts'

export type TextFieldProps = Pick<FieldProps, 'label' | 'need'> &
  Pick<TextInputProps, 'type' | 'autoComplete' | 'required'>

export function TextField({ label, need, ...input }: TextFieldProps) {
  const { field, id, error } = useBoundField<string>()
  return (
    <Field id={id} label={label} error={error} need={need}>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          name={field.name}
          value={field.state.value}
          onChange={(event) => field.handleChange(event.target.value)}
        />
      )}
    </Field>
  )
}
