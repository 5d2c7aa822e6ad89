/** The part of WebDriver and WebDriver BiDi that the journeys need, which both have in common. */
export type Browser = {
  /** Loads a page, and waits for its load event. */
  load: (url: string) => Promise<void>
  /** The value of an expression in the page, as JSON. */
  evaluate: (expression: string) => Promise<string>
  /** Performs input of a mouse or keyboard, as the 'Actions' of both protocols. */
  perform: (actions: object[]) => Promise<void>
  /** What the window shows, as a PNG. */
  screenshot: () => Promise<Buffer>
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}
