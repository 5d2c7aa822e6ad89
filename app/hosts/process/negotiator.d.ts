/** Only what this site uses. The published types are for an older version. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders })
    encodings(
      available: readonly string[],
      options?: { preferred?: readonly string[] },
    ): readonly string[]
  }
  export = Negotiator
}
