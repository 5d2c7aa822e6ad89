import { expect, type Page } from 'playwright/test'

/** Scrolls with the mouse wheel, and waits until the page stops scrolling. */
export async function wheel(page: Page, deltaY: number) {
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, deltaY)
  return settledScrollY(page)
}

/** Scrolls to the end of the page, and returns each animation that it meets: its element, and when it ends, in ms. */
export const collectAnimations = (page: Page) =>
  page.evaluate(async () => {
    const found = new Map<Animation, [what: string, end: number]>()
    for (let y = 0; y <= document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      // The browser checks a trigger in one frame, and starts the animation in the next.
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      for (const animation of document.getAnimations()) {
        const { effect, timeline } = animation
        // Those of the scroll position have no end.
        if (!(timeline instanceof DocumentTimeline)) continue
        const target = effect instanceof KeyframeEffect ? effect.target : undefined
        const what = target?.outerHTML.slice(0, 80) ?? 'something'
        found.set(animation, [what, Number(effect?.getComputedTiming().endTime)])
      }
    }
    return [...found.values()]
  })

/** The scroll position once it has stopped changing, in CSS pixels. */
export const settledScrollY = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let last = Number.NaN
    for (let still = 0; still < 9; still = scrollY === last ? still + 1 : 0) {
      last = scrollY
      await new Promise(requestAnimationFrame)
    }
    return last
  })

/**
 * From the first frame on, counts those in which the link to the top is painted, in `linkFrames`. Runs in the browser,
 * before the page.
 */
export function watchTheLink() {
  const counts = { all: 0, withLink: 0 }
  const look = () => {
    const link = document.querySelector('main a[href="#top"]')
    const { visibility, opacity } = link ? getComputedStyle(link) : { visibility: 'hidden' }
    const { top = 0 } = link?.getBoundingClientRect() ?? {}
    counts.all += 1
    if (visibility === 'visible' && opacity !== '0' && top < innerHeight) counts.withLink += 1
    requestAnimationFrame(look)
  }
  look()
  Reflect.set(window, 'linkFrames', counts)
}

/** Expects the page to be scrolled to the section as the browser would do it, with its heading below the header. */
export async function expectAtSection(page: Page, id: string, { focused = true } = {}) {
  const section = page.locator(`#${id}`)
  const look = async () => {
    await settledScrollY(page)
    return section.evaluate((element) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom
      const heading = element.querySelector('h2')?.getBoundingClientRect().top
      const rested = scrollY
      element.scrollIntoView({ behavior: 'instant' })
      const offBy = Math.round(scrollY - rested)
      scrollTo({ top: rested, behavior: 'instant' })
      return { offBy, covered: Number(heading) < Number(header) }
    })
  }
  await expect.poll(look).toEqual({ offBy: 0, covered: false })
  if (focused) await expect(section).toBeFocused()
}
