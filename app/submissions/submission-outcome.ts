import * as v from 'valibot'

const problemSchema = v.object({
  /** The name of the field. */
  field: v.string(),
  /** The error summary has a different heading if any field is missing. */
  kind: v.picklist(['missing', 'malformed']),
  /** Shown beside the field and in the error summary. */
  message: v.string(),
})

/** An error in one field. */
export type Problem = v.InferOutput<typeof problemSchema>

/** The browser validates the outcome, because a proxy or a captive portal may respond in place of the server. */
export const outcomeSchema = v.variant('status', [
  v.object({ status: v.literal('accepted'), message: v.string() }),
  v.object({ status: v.literal('incomplete'), problems: v.array(problemSchema) }),
  v.object({
    status: v.literal('failed'),
    message: v.string(),
    /** The draft is from a page of an earlier deployment, whose form had other fields. */
    outdated: v.optional(v.literal(true)),
  }),
])

export type SubmissionOutcome = v.InferOutput<typeof outcomeSchema>

export const unexpectedErrorMessage = 'An unexpected error occurred. Please try again later.'

/** Does not say that nothing arrived: the answer may have been lost. */
export const unexpectedFailure = {
  status: 'failed',
  message: unexpectedErrorMessage,
} satisfies SubmissionOutcome

/** For a visitor whose browser filled in the honeypot. The honeypot is empty again, so sending again works. */
export const honeypotFilled = {
  status: 'failed',
  message:
    'This was not sent: a hidden field that only robots fill in was not empty. It is empty now, and what you wrote is kept. Send it again.',
} satisfies SubmissionOutcome

const missingIssueTypes: readonly string[] = ['non_empty', 'literal', 'string', 'boolean']

/**
 * Checks a draft before it is sent.
 *
 * @returns the cleaned submission, or one problem for each invalid field in the order of the schema, or neither when the
 *   draft does not have the form's shape (such as an unknown key), which no visitor can correct
 */
export function validate<Submission>(
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
