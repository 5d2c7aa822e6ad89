import { home } from '../../app/content/home.ts'
import { hydrated, onEveryPage, open } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test('the month closes on a full load, but not after a navigation by script', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1, name: home.hero.heading })
  const hero = page.locator('main > section').filter({ has: heading })
  const moving = () => hero.evaluate((element) => element.getAnimations({ subtree: true }).length)
  await page.goto('/', { waitUntil: 'commit' })
  expect(await moving()).toBeGreaterThan(0)
  await expect.poll(moving).toBe(0)
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(heading).toBeHidden()
  // The transition between the pages.
  const running = () =>
    page.evaluate(() => document.getAnimations().map(({ playState }) => playState))
  await expect.poll(running).not.toContain('running')
  await page.goBack()
  await expect(heading).toBeVisible()
  expect(await moving()).toBe(0)
})

onEveryPage('what moves comes to rest, in three seconds at most', async (page, path) => {
  await open(page, path)
  const longest = await page.evaluate(async () => {
    const ends = [0]
    for (let y = 0; y <= document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      // A trigger is looked at in one frame, and has its effect in the next.
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      const timings = document.getAnimations().map(({ effect }) => effect?.getComputedTiming())
      ends.push(...timings.map((timing) => Number(timing?.endTime)))
    }
    return Math.max(...ends)
  })
  expect(longest).toBeLessThanOrEqual(3000)
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
})
