/** What both forms say. */
export const forms = {
  missing: 'Missing Required Fields',
  malformed: 'Something to mend before this can go',
  honeypot: 'Leave this field empty',
} as const
