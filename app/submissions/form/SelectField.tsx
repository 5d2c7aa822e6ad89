import { Field, type FieldProps } from '~/design-system/field/Field'
import { Select } from '~/design-system/field/Select'
import { useBoundField } from './contexts'

export type SelectFieldProps<Value extends string> = Pick<FieldProps, 'label' | 'need'> & {
  options: readonly Value[]
  unset: string
  autoComplete: string
}

/** The first option, `unset`, stands for `undefined`. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, need, options, ...select } = props
  const { field, id, error } = useBoundField<Value | undefined>()
  return (
    <Field id={id} label={label} error={error} need={need}>
      {(control) => (
        <Select
          {...select}
          {...control}
          options={options}
          name={field.name}
          value={field.state.value ?? ''}
          onChange={(event) =>
            field.handleChange(options.find((option) => option === event.target.value))
          }
        />
      )}
    </Field>
  )
}
