import type * as v from 'valibot'

type FieldSchema =
  /** Text. An optional field may be left empty. */
  | v.GenericSchema<string>
  /** A checkbox without a value of its own, so that browsers post `on`. */
  | v.GenericSchema<boolean>
  /** A choice from a list, absent until the visitor makes it. */
  | v.OptionalSchema<v.PicklistSchema<readonly string[], string>, undefined>

/** The schema of a form. Its entries are the form's fields. */
export type FormSchema = v.StrictObjectSchema<Record<string, FieldSchema>, undefined>

/** Reads the fields of a form before they are validated. An empty `FormData` gives the empty form. */
export function readDraft<Schema extends FormSchema>(
  schema: Schema,
  form: FormData,
): v.InferInput<Schema>
export function readDraft(schema: FormSchema, form: FormData): Record<string, unknown> {
  const draft: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema.entries)) {
    const text = readText(form.get(name))
    if (field.type === 'boolean') draft[name] = text === 'on'
    else if (field.type !== 'optional' || text !== '') draft[name] = text
  }
  return draft
}

/** Browsers post line breaks as CRLF, while scripts read LF (HTML, 'constructing the entry list'). */
function readText(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry.replace(/\r\n?/g, '\n') : ''
}
