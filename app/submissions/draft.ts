import * as v from 'valibot'

type FieldSchema =
  /** Text. An optional field may be left empty. */
  | v.GenericSchema<string>
  /** A box to check. */
  | v.GenericSchema<boolean>
  /** A choice. It is absent until the visitor makes it. */
  | v.OptionalSchema<v.PicklistSchema<readonly string[], undefined>, undefined>

/** The schema of a form. Its entries are the one list of the form's fields. */
export type FormSchema = v.StrictObjectSchema<Record<string, FieldSchema>, undefined>

/**
 * Reads what a form holds, before it is checked. With script or without, this is how fields leave the form; an empty
 * `FormData` gives the empty form.
 */
export function draftFrom<Schema extends FormSchema>(
  schema: Schema,
  form: FormData,
): v.InferInput<Schema>
export function draftFrom(schema: FormSchema, form: FormData): Record<string, unknown> {
  const draft: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema.entries)) {
    const text = textOf(form.get(name))
    if (field.type === 'boolean') draft[name] = form.has(name)
    else if (field.type !== 'optional') draft[name] = text
    // A choice that the form does not offer counts as not made.
    else if (v.is(field, text)) draft[name] = text
  }
  return draft
}

/** Browsers post line breaks as CRLF (HTML, 'constructing the entry list'), while a script reads LF. */
function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry.replace(/\r\n?/g, '\n') : ''
}
