import { type ReactNode, useState } from 'react'
import { type ControlProps, Field, type FieldProps } from '~/design-system/field/Field'
import { Select, type SelectProps } from '~/design-system/field/Select'
import { SwitchField } from '~/design-system/field/SwitchField'
import { TextArea } from '~/design-system/field/TextArea'
import { TextInput, type TextInputProps } from '~/design-system/field/TextInput'
import { controlId, useFieldContext } from './contexts'

// The controls of the design system, each bound to the field that `form.AppField` renders around it. They are uncontrolled:
// what is typed is in the DOM.

type Label = Pick<FieldProps, 'label' | 'need' | 'hint'>

export function TextField({
  label,
  need,
  hint,
  ...input
}: Label & Pick<TextInputProps, 'type' | 'autoComplete' | 'required'>) {
  return (
    <BoundField label={label} need={need} hint={hint}>
      {(control) => <TextInput {...input} {...control} />}
    </BoundField>
  )
}

export function TextAreaField(label: Label) {
  return (
    <BoundField {...label}>
      {({ defaultValue, ...control }) => (
        <TextArea
          {...control}
          // If the default equals the text in the HTML, React writes it over what was typed before hydration. An array never
          // does.
          defaultValue={[defaultValue]}
          // Not "off", with which browsers restore nothing at Back.
          autoComplete="on"
        />
      )}
    </BoundField>
  )
}

export function SelectField({
  label,
  need,
  hint,
  ...select
}: Label & Pick<SelectProps, 'options' | 'unset' | 'autoComplete'>) {
  return (
    <BoundField label={label} need={need} hint={hint}>
      {(control) => <Select {...select} {...control} />}
    </BoundField>
  )
}

/** `children` is a link to the policy. */
export function AgreementField({ label, children }: { label: string; children: ReactNode }) {
  const { defaultValue, ...field } = useBoundField<boolean>()
  return (
    <SwitchField {...field} label={label} aria-required defaultChecked={defaultValue}>
      {children}
    </SwitchField>
  )
}

type BoundFieldProps = Label & {
  /** Renders the control, with these attributes. */
  children: (control: ControlProps & { name: string; defaultValue: string }) => ReactNode
}

function BoundField({ children, ...label }: BoundFieldProps) {
  const { id, error, name, defaultValue = '' } = useBoundField<string | undefined>()
  return (
    <Field {...label} id={id} error={error}>
      {(control) => children({ ...control, name, defaultValue })}
    </Field>
  )
}

function useBoundField<Value>() {
  const { name, form, state } = useFieldContext<Value>()
  // Frozen, because React would write a new default into the control.
  const [defaultValue] = useState(state.value)
  const [issue] = state.meta.errors
  return { name, id: controlId(form.formId, name), error: issue?.message, defaultValue }
}
