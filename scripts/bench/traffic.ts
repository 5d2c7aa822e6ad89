import type { Page, Request } from 'playwright'

/** So long without a request counts as quiet; in milliseconds. */
const quietMs = 500

/** What a page fetches, from now on. */
export class Traffic {
  /** Addresses asked for, whatever became of them; no `data:` and `blob:`, which leave the browser not. */
  readonly asked: string[] = []
  readonly finished: Request[] = []
  #underWay = new Set<Request>()
  #lastChange = Date.now()

  constructor(page: Page) {
    page.on('request', (request) => {
      if (!/^https?:/.test(request.url())) return
      this.asked.push(request.url())
      this.#underWay.add(request)
      this.#lastChange = Date.now()
    })
    const end = (request: Request) => {
      if (this.#underWay.delete(request)) this.#lastChange = Date.now()
    }
    page.on('requestfailed', end)
    page.on('requestfinished', (request) => {
      if (this.#underWay.has(request)) this.finished.push(request)
      end(request)
    })
  }

  /** Resolves when nothing is under way and nothing has been for half a second. */
  async quiet(): Promise<void> {
    for (;;) {
      const left = quietMs - (Date.now() - this.#lastChange)
      if (left <= 0 && this.#underWay.size === 0) return
      await new Promise((resolve) => setTimeout(resolve, Math.max(left, 20)))
    }
  }
}
