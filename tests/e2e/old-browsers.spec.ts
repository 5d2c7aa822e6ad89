import { wcagContrast } from 'culori'
import { expectAccessible } from '../support/axe.ts'
import { fillIn, openContact, send } from '../support/forms.ts'
import { onEveryPage, open } from '../support/pages.ts'
import { payload } from '../support/posted-forms.ts'
import { expect, test } from '../support/test.ts'

test('in a browser of 2022 React and the forms work @release', async ({ page, apiHost }) => {
  await page.addInitScript(() => {
    for (const [owner, ...names] of [
      [Promise, 'withResolvers', 'try'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [URL, 'parse', 'canParse'],
      [AbortSignal, 'any'],
      [Array, 'fromAsync'],
      [Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with'],
      [String.prototype, 'isWellFormed', 'toWellFormed'],
      [Set.prototype, 'union', 'difference', 'intersection'],
      [HTMLElement.prototype, 'showPopover', 'hidePopover'],
      [Document.prototype, 'startViewTransition'],
    ] as const) {
      for (const name of names) Reflect.deleteProperty(owner, name)
    }
  })
  const form = await fillIn(await openContact(page, true))
  await send(form)
  expect(apiHost.bodies()).toEqual([payload()])
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
})

test.describe('without light-dark() and subgrid', () => {
  // The test changes the styles in the page, and the policy would refuse their new hash.
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

  onEveryPage(
    'the page is light and readable, even in the dark scheme @release',
    async (page, path) => {
      for (const url of [`**${path}`, '**/*.svg']) {
        await page.route(url, async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replaceAll(/light-dark\(|subgrid/g, 'no-$&')
          await route.fulfill({ response, body })
        })
      }
      await open(page, path)
      await expectAccessible(page, [1280])
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(wcagContrast(ground, 'white')).toBeLessThan(1.5)
      // No text crosses the double rule of the margin: none begins left of the page's heading.
      const beginnings = await page
        .locator('main :is(h1, h2, h3, li p):visible')
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().left))
      expect(Math.min(...beginnings)).toBe(beginnings[0])
      // A drawing may still be on its way.
      await page.unrouteAll({ behavior: 'wait' })
    },
  )
})
