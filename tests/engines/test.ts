import { test as base } from '../support/test.ts'
import { startChromium } from './browsers/chromium.ts'
import { type Browser, startGecko } from './browsers/gecko.ts'
import { startWebKit } from './browsers/webkit.ts'
import { startProxy } from './proxy.ts'
import { createVisitor } from './visitor.ts'

const engines = { chromium: startChromium, gecko: startGecko, webkit: startWebKit }

export type Options = { engine: keyof typeof engines }

type Visitor = ReturnType<typeof createVisitor>

export const test = base.extend<{ visitor: Visitor }, Options & { engineBrowser: Browser }>({
  engine: ['gecko', { scope: 'worker', option: true }],
  engineBrowser: [
    async ({ engine }, use) => {
      await using browser = await engines[engine]()
      await use(browser)
    },
    // Does not count toward the time of a test. On a busy machine Firefox takes half a minute to start.
    { scope: 'worker', timeout: 90_000 },
  ],
  visitor: async ({ engineBrowser, site }, use) => {
    await using proxy = await startProxy(site)
    await engineBrowser.newPage()
    await engineBrowser.resize(1280, 900)
    await use(createVisitor(engineBrowser, proxy))
  },
})
