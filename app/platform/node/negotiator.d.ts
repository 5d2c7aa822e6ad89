/** What is used of it; the published types are a version behind. */
declare module 'negotiator' {
  // biome-ignore lint/style/noDefaultExport: it is how the package gives it.
  export default class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders })
    encodings(
      available: readonly string[],
      options?: { preferred?: readonly string[] },
    ): readonly string[]
  }
}
