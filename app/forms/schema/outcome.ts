import * as v from 'valibot'
import { forms } from '../../content/forms.ts'

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
  /** Without problems if the page is of an earlier deployment, whose form had other fields. */
  v.object({ status: v.literal('incomplete'), problems: v.array(problemSchema) }),
  v.object({ status: v.literal('failed'), message: v.string() }),
])

export type Outcome = v.InferOutput<typeof outcomeSchema>

/** An outcome, and what only the server needs to know of it. */
export type ServerOutcome = {
  outcome: Outcome
  /** The status of the page, for a form that the browser posted without script. */
  httpStatus: number
  /** Why it failed, for the log. Must not contain personal data or text from the API host. */
  reason?: string
  retryAfterSeconds?: number
}

export const unexpectedErrorMessage = forms.unexpected

/** Does not say that nothing arrived: the answer may have been lost. */
export const unexpectedFailure = {
  status: 'failed',
  message: unexpectedErrorMessage,
} satisfies Outcome

/** For a visitor whose browser filled in the honeypot. The honeypot is empty again, so sending again works. */
export const honeypotFailure = {
  status: 'failed',
  message:
    'This was not sent: a hidden field that only robots fill in was not empty. It is empty now, and what you wrote is kept. Send it again.',
} satisfies Outcome

/** Issues of a schema by field, as TanStack Form has them. */
type Issues = Readonly<Record<string, readonly { message: string }[]>>

/** The first problem of each field. */
export function toProblems(issues: Issues = {}): Problem[] {
  return Object.entries(issues).flatMap(([field, [issue]]) =>
    issue ? { field, kind: problemKind(issue), message: issue.message } : [],
  )
}

const missingIssueTypes: unknown[] = ['non_empty', 'literal', 'string', 'boolean']

export function problemKind(issue: object): Problem['kind'] {
  return 'type' in issue && missingIssueTypes.includes(issue.type) ? 'missing' : 'malformed'
}
