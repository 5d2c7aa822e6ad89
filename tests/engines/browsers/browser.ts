/** What WebDriver and WebDriver BiDi have in common, as far as a visitor needs it. */
export type Browser = {
  /** Loads a page, up to its load event. */
  load: (url: string) => Promise<void>
  /** The value of an expression in the page, as JSON. */
  evaluate: (expression: string) => Promise<string>
  /** Input of a mouse and a keyboard, in the form that both protocols have for it ('Actions'). */
  perform: (actions: object[]) => Promise<void>
  /** What the window shows, as a PNG. */
  screenshot: () => Promise<Buffer>
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}
