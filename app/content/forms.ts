/** The two forms of the site. */
export type FormName = 'contact' | 'newsletter'

/** What both forms say. */
export const forms = {
  missing: 'Missing Required Fields',
  malformed: 'Correct the following',
  /** In the summary, as the visitor goes on. */
  corrected: (done: number, all: number) => `${done} of ${all} corrected`,
  /** After no answer, or one that cannot be read. */
  unexpected: 'An unexpected error occurred. Please try again later.',
  honeypot: 'Leave this field empty',
} as const
