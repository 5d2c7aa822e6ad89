import { type ChangeEvent, type ReactNode, use } from 'react'
import { type ControlProps, Field, type FieldProps } from '~/design-system/field/Field'
import { Select, type SelectProps } from '~/design-system/field/Select'
import { SwitchField } from '~/design-system/field/SwitchField'
import { TextArea } from '~/design-system/field/TextArea'
import { TextInput, type TextInputProps } from '~/design-system/field/TextInput'
import { controlIdOf, SubmissionContext, useFieldContext } from './contexts'

// The controls of the design system, each bound to the field that `form.AppField` renders around it.

type Label = Pick<FieldProps, 'label' | 'need'>

export function TextField({
  label,
  need,
  ...input
}: Label & Pick<TextInputProps, 'type' | 'autoComplete' | 'required'>) {
  return (
    <BoundField label={label} need={need}>
      {(control) => <TextInput {...input} {...control} />}
    </BoundField>
  )
}

export function TextAreaField(label: Label) {
  return (
    // Not "off": without script, browsers would not restore on the way back what was typed.
    <BoundField {...label}>{(control) => <TextArea {...control} autoComplete="on" />}</BoundField>
  )
}

export function SelectField({
  label,
  need,
  ...select
}: Label & Pick<SelectProps, 'options' | 'unset' | 'autoComplete'>) {
  return (
    <BoundField label={label} need={need} isChoice>
      {(control) => <Select {...select} {...control} />}
    </BoundField>
  )
}

/** `children` is a link to the policy. */
export function AgreementField({ label, children }: { label: string; children: ReactNode }) {
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

type BoundFieldProps = Label & {
  /** Without a choice the value is `undefined`, and it is not sent. */
  isChoice?: boolean
  /** Renders the control, with these attributes. */
  children: (
    control: ControlProps & {
      name: string
      value: string
      onChange: (event: ChangeEvent<{ value: string }>) => void
    },
  ) => ReactNode
}

function BoundField({ label, need, isChoice, children }: BoundFieldProps) {
  const { field, id, error } = useBoundField<string | undefined>()
  const { name } = field
  const value = field.state.value ?? ''
  const onChange = (event: ChangeEvent<{ value: string }>) =>
    field.handleChange(isChoice && event.target.value === '' ? undefined : event.target.value)
  return (
    <Field id={id} label={label} error={error} need={need}>
      {(control) => children({ ...control, name, value, onChange })}
    </Field>
  )
}

/** The field, the id of its control and, after an incomplete submission, its error. */
function useBoundField<Value>() {
  const field = useFieldContext<Value>()
  const { formName, problems } = use(SubmissionContext)
  return {
    field,
    id: controlIdOf(formName, field.name),
    error: problems.find((problem) => problem.field === field.name)?.message,
  }
}
