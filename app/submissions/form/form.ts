import { createFormHook } from '@tanstack/react-form'
import { AgreementField } from './AgreementField'
import { fieldContext, formContext } from './contexts'
import { SelectField } from './SelectField'
import { TextAreaField } from './TextAreaField'
import { TextField } from './TextField'

/** TanStack Form, bound once to the design system's fields. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, TextAreaField, SelectField, AgreementField },
  formComponents: {},
})
