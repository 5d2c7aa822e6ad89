import * as v from 'valibot'

const problemSchema = v.object({
  /** Name of the form's field. */
  field: v.string(),
  /** `missing` earns the heading 'Missing Required Fields'; `malformed` does not. */
  kind: v.picklist(['missing', 'malformed']),
  /** Stands beside the field and in the summary, in the same words. */
  message: v.string(),
})

/** A field that keeps a submission from being sent. */
export type Problem = v.InferOutput<typeof problemSchema>

/**
 * What became of a submission. Server functions return one of these and throw for none of them; the browser
 * reads what arrives by this schema, because between the two anything may answer (a proxy, a captive portal).
 */
export const outcomeSchema = v.variant('status', [
  v.object({ status: v.literal('accepted'), message: v.string() }),
  v.object({ status: v.literal('incomplete'), problems: v.array(problemSchema) }),
  v.object({ status: v.literal('failed'), message: v.string() }),
])

export type SubmissionOutcome = v.InferOutput<typeof outcomeSchema>

/** Shown whenever nobody gave a better message: no answer, or one that cannot be read. */
export const unexpectedErrorMessage = 'An unexpected error occurred. Please try again later.'

export const unexpectedFailure: SubmissionOutcome = {
  status: 'failed',
  message: unexpectedErrorMessage,
}

/**
 * Answers a form in which the field was filled that visitors do not see. It was not sent, and says so: a visitor whose
 * browser filled it in loses nothing, as the field comes back empty and the form as it was.
 */
export const heldInTrap: SubmissionOutcome = {
  status: 'failed',
  message:
    'This was not sent: a hidden field that only robots fill in was not empty. It is empty now, and what you wrote is kept. Send it again.',
}

/** Sends what a form holds, to learn what became of it. */
export type Send<Values> = ((values: Values) => Promise<SubmissionOutcome>) & {
  /** Fetches what it takes to send, ahead of time; rejects with a `PageCodeError` when that does not arrive. */
  prepare: () => Promise<unknown>
}

const missingIssueTypes: readonly string[] = ['non_empty', 'literal', 'string', 'boolean']

/**
 * What the visitor has to mend before `values` can be sent, one problem a field, in the schema's order.
 *
 * @returns the empty list when nothing is missing or malformed, and `undefined` when the values are not
 *   of the form's shape at all (a key the form does not have, say), which no visitor can mend.
 */
export function problemsIn(schema: v.GenericSchema, values: unknown): Problem[] | undefined {
  const parsed = v.safeParse(schema, values, { abortPipeEarly: true })
  if (parsed.success) return []
  const problems: Problem[] = []
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue)
    if (field === null || issue.type === 'strict_object' || issue.type === 'picklist')
      return undefined
    const kind = missingIssueTypes.includes(issue.type) ? 'missing' : 'malformed'
    problems.push({ field, kind, message: issue.message })
  }
  return problems
}
