/** What both forms say. */
export const forms = {
  missing: 'Missing Required Fields',
  malformed: 'Please correct the following',
  honeypot: 'Leave this field empty',
} as const
