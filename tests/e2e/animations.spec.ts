import { onEveryPage, open } from '../support/pages.ts'
import { collectAnimations } from '../support/scrolling.ts'
import { expect } from '../support/test.ts'

onEveryPage('every animation ends within three seconds @release', async (page, path) => {
  await open(page, path)
  const animations = await collectAnimations(page)
  expect(animations.filter(([, end]) => !(end <= 3000))).toEqual([])
  // Nothing stays in effect after its end.
  const left = await page.evaluate(() => {
    // Those of the scroll position have no end.
    const timed = () =>
      document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
    for (const animation of timed()) animation.finish()
    return timed().length
  })
  expect(left).toBe(0)
})
