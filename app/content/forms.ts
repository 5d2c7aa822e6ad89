/** What both forms say. */
export const forms = {
  missing: 'Missing Required Fields',
  malformed: 'Correct the following',
  honeypot: 'Leave this field empty',
} as const
