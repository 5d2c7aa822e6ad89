import { test as base } from '../support/test.ts'
import { type Browser, startGecko } from './browsers/gecko.ts'
import { startWebKit } from './browsers/webkit.ts'
import { startProxy } from './proxy.ts'
import { createVisitor } from './visitor.ts'

const engines = { gecko: startGecko, webkit: startWebKit }

export type Options = { engine: keyof typeof engines }

type Visitor = ReturnType<typeof createVisitor>

export const test = base.extend<{ visitor: Visitor }, Options & { engineBrowser: Browser }>({
  engine: ['gecko', { scope: 'worker', option: true }],
  engineBrowser: [
    async ({ engine }, use) => {
      await using browser = await engines[engine]()
      await use(browser)
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engineBrowser, site }, use) => {
    await using proxy = await startProxy(site)
    await engineBrowser.newPage()
    await engineBrowser.resize(1280, 900)
    await use(createVisitor(engineBrowser, proxy))
  },
})
