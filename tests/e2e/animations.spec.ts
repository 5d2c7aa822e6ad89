import { home } from '../../app/content/home.ts'
import { onEveryPage, open, waitForHydration } from '../support/pages.ts'
import { collectAnimations } from '../support/scrolling.ts'
import { expect, test } from '../support/test.ts'

test('the hero moves on a full load, but not after a navigation by script', async ({ page }) => {
  // Recorded in the page, because the animation may be over before the test can look.
  await page.addInitScript(() =>
    addEventListener('animationstart', ({ target }) => {
      const section = target instanceof Element && target.closest<HTMLElement>('main section')
      if (section) section.dataset.moved = 'true'
    }),
  )
  const heading = page.getByRole('heading', { level: 1, name: home.hero.heading })
  const hero = page.locator('main section').filter({ has: heading })
  const moving = () => hero.evaluate((element) => element.getAnimations({ subtree: true }).length)
  await page.goto('/')
  await expect(hero).toHaveAttribute('data-moved')
  await expect.poll(moving).toBe(0)
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(heading).toBeHidden()
  // Waits for the end of the transition between the pages.
  const running = () =>
    page.evaluate(() => document.getAnimations().map(({ playState }) => playState))
  await expect.poll(running).not.toContain('running')
  await page.goBack()
  await expect(heading).toBeVisible()
  expect(await moving()).toBe(0)
})

onEveryPage('every animation ends within three seconds', async (page, path) => {
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
