import { chromium } from 'playwright/test'
import { ensureBrowser } from '../../../scripts/support/find-browser.ts'
import type { Browser } from './gecko.ts'

/** WebDriver's codes of keys, by their names in Playwright. */
const keys: Record<string, string> = {
  '\uE004': 'Tab',
  '\uE007': 'Enter',
  '\uE008': 'Shift',
  '\uE00C': 'Escape',
}

type Action = { type: string; x?: number; y?: number; value?: string }

/** Chromium, driven by Playwright: for what is tested in all three engines. */
export async function startChromium(): Promise<Browser> {
  const options = { executablePath: ensureBrowser(), chromiumSandbox: false }
  const browser = await chromium.launch(options)
  let page = await browser.newPage()
  return {
    async newPage() {
      await page.close()
      page = await browser.newPage()
    },
    async load(url) {
      await page.goto(url)
    },
    evaluate: (expression) => page.evaluate(`JSON.stringify(${expression})`),
    async perform(sources: { actions: Action[] }[]) {
      for (const { type, x = 0, y = 0, value = '' } of sources.flatMap(({ actions }) => actions)) {
        const key = keys[value] ?? value
        if (type === 'pointerMove') await page.mouse.move(x, y)
        else if (type === 'pointerDown') await page.mouse.down()
        else if (type === 'pointerUp') await page.mouse.up()
        else if (type === 'keyDown') await page.keyboard.down(key)
        else await page.keyboard.up(key)
      }
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    async resize(width, height) {
      await page.setViewportSize({ width, height })
    },
    async [Symbol.asyncDispose]() {
      await browser.close()
    },
  }
}
