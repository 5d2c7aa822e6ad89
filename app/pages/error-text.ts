/** What an error has to say to a visitor: its message, or the status text of a refused answer. */
export function errorText(error: unknown): string {
  if (error instanceof Error && error.message) return error.message
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim()
  return 'Something went wrong'
}
