import * as v from 'valibot'
import { type Problem, problemKind } from './outcome.ts'

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

/**
 * Checks a draft, on the server.
 *
 * @returns the enquiry or signup, cleaned, or one problem for each invalid field in the order of the schema, which are none
 *   when the draft does not have the form's fields
 */
export function validateDraft<Valid>(
  schema: v.GenericSchema<unknown, Valid>,
  draft: unknown,
): { valid?: Valid; problems?: Problem[] } {
  const parsed = v.safeParse(schema, draft, { abortPipeEarly: true })
  if (parsed.success) return { valid: parsed.output }
  const problems: Problem[] = []
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue)
    if (field === null || issue.type === 'strict_object') return {}
    problems.push({ field, kind: problemKind(issue), message: issue.message })
  }
  return { problems }
}
