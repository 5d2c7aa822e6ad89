import * as v from 'valibot'

const problemSchema = v.object({
  /** Name of the form's field. */
  field: v.string(),
  /** `missing` gives the summary the heading 'Missing Required Fields'; `malformed` does not. */
  kind: v.picklist(['missing', 'malformed']),
  /** Shown beside the field and in the summary, in the same words. */
  message: v.string(),
})

/** A field that keeps a submission from being sent. */
export type Problem = v.InferOutput<typeof problemSchema>

/**
 * What became of a submission. Server functions return one of these and throw for none of them. The browser checks
 * what it receives by this schema, because a proxy or a captive portal may answer in place of the server.
 */
export const outcomeSchema = v.variant('status', [
  v.object({ status: v.literal('accepted'), message: v.string() }),
  v.object({ status: v.literal('incomplete'), problems: v.array(problemSchema) }),
  v.object({ status: v.literal('failed'), message: v.string() }),
])

export type SubmissionOutcome = v.InferOutput<typeof outcomeSchema>

export const unexpectedErrorMessage = 'An unexpected error occurred. Please try again later.'

export const unexpectedFailure: SubmissionOutcome = {
  status: 'failed',
  message: unexpectedErrorMessage,
}

/** For a visitor whose browser filled in the honeypot: it is empty again, and the form can be sent as it is. */
export const honeypotFilled: SubmissionOutcome = {
  status: 'failed',
  message:
    'This was not sent: a hidden field that only robots fill in was not empty. It is empty now, and what you wrote is kept. Send it again.',
}

const missingIssueTypes: readonly string[] = ['non_empty', 'literal', 'string', 'boolean']

/**
 * Checks a draft before it is sent.
 *
 * @returns the cleaned submission; or one problem for each field that the visitor has to correct, in the schema's
 *   order; or neither, when the draft is not of the form's shape (an unknown key, say), which no visitor can correct
 */
export function check<Submission>(
  schema: v.GenericSchema<unknown, Submission>,
  draft: unknown,
): { submission?: Submission; problems?: Problem[] } {
  const parsed = v.safeParse(schema, draft, { abortPipeEarly: true })
  if (parsed.success) return { submission: parsed.output }
  const problems: Problem[] = []
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue)
    if (field === null || issue.type === 'strict_object' || issue.type === 'picklist') return {}
    const kind = missingIssueTypes.includes(issue.type) ? 'missing' : 'malformed'
    problems.push({ field, kind, message: issue.message })
  }
  return { problems }
}
