import { onEveryPage } from '../support/pages.ts'
import { offTheGrid } from '../support/ruling.ts'
import { expect, test } from '../support/test.ts'

// Eight screenshots are slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

onEveryPage('every baseline and every rule is on the grid', async (page, path) => {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await offTheGrid(page), `at ${width} px`).toEqual([])
  }
})
