import type { Page } from 'playwright/test'
import { receipts } from '../../app/content/receipts.ts'
import { scrollToTop } from '../../app/content/scroll-to-top.ts'
import { canonicalPaths } from '../../app/page-table.ts'
import { withMessage } from '../fakes/api-host.ts'
import { fillIn, openContact } from '../support/forms.ts'
import { missingPage, open } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.describe('a short page', () => {
  test.use({ expectedComplaints: ['status of 404'] })

  test('fills a tall window, its margin rule runs to the end, and nothing scrolls', async ({
    page,
  }) => {
    for (const [width, height] of [
      [390, 1800],
      [1440, 1500],
      [1920, 1500],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page, missingPage)
      const bands = await page.evaluate(() =>
        [...document.querySelectorAll('header, main section, footer')].map((band) => {
          const { top, bottom } = band.getBoundingClientRect()
          return { top, bottom, rule: Number.parseFloat(getComputedStyle(band, '::before').height) }
        }),
      )
      let end = 0
      for (const { top, bottom, rule } of bands) {
        expect.soft(top, `a gap in the rule at ${width} px`).toBeCloseTo(end, 0)
        expect.soft(rule, `the rule of a band at ${width} px`).toBeGreaterThan(bottom - top - 3)
        end = bottom
      }
      expect.soft(end, `the footer's end at ${width} px`).toBeCloseTo(height, 0)
      await expect.soft(page.getByRole('link', { name: scrollToTop.label })).toBeHidden()
    }
  })
})

test('no letter or figure of the papers in the hero is cut', async ({ page }) => {
  await page.goto('/')
  const letters = new Map<string, Awaited<ReturnType<typeof lettersOf>>>()
  for (const width of [320, 390, 540, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { src, edges } = await papersOf(page)
    const places = letters.get(src) ?? (await lettersOf(page, src))
    letters.set(src, places)
    const cut = places.filter((place) =>
      (['x', 'y'] as const).some((axis) => {
        const [from, to] = place[axis]
        return from < edges[axis] - 0.003 && to > edges[axis] + 0.003
      }),
    )
    expect(places.length).toBeGreaterThan(20)
    expect.soft(cut, `at ${width} px`).toEqual([])
  }
})

/** The drawing of the papers, and where the window or the band cuts it off: 1 is its own right or lower edge. */
async function papersOf(page: Page) {
  const drawing = page.locator('main section img[src*="slips"]')
  // After the width has changed, the browser still has the drawing of the width before.
  await expect
    .poll(() =>
      drawing.evaluate(async (img: HTMLImageElement) => {
        img.loading = 'eager'
        const sources = img.parentElement?.querySelectorAll('source') ?? []
        const wanted = [...sources].find(({ media }) => matchMedia(media).matches)
        await img.decode().catch(() => {})
        return (
          img.complete && img.currentSrc.endsWith(wanted?.srcset ?? img.getAttribute('src') ?? '')
        )
      }),
    )
    .toBe(true)
  return drawing.evaluate((img: HTMLImageElement) => {
    const { left, top, width, height } = img.getBoundingClientRect()
    const clipped = [img.closest('section'), img.closest('[aria-hidden]')].filter(
      (box) => box && getComputedStyle(box).overflowY === 'clip',
    )
    const bottom = Math.min(...clipped.map((box) => box?.getBoundingClientRect().bottom ?? 0))
    const edges = { x: (innerWidth - left) / width, y: (bottom - top) / height }
    return { src: img.currentSrc, edges }
  })
}

/** From where to where each letter is in a drawing, which has all letters of a color in one path. */
async function lettersOf(page: Page, src: string) {
  const sheet = await page.context().newPage()
  await sheet.setContent(await (await page.request.get(src)).text())
  const places = await sheet.evaluate(() => {
    const size = document.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
    const paths = document.querySelectorAll('path[transform="scale(.05)"]')
    return [...paths].flatMap((path) =>
      (path.getAttribute('d') ?? '').split(/(?=M)/).map((letter) => {
        path.setAttribute('d', letter)
        const { left, right, top, bottom } = path.getBoundingClientRect()
        return {
          x: [(left - size.left) / size.width, (right - size.left) / size.width] as const,
          y: [(top - size.top) / size.height, (bottom - size.top) / size.height] as const,
        }
      }),
    )
  })
  await sheet.close()
  return places
}

test('icons, words and cards are aligned', async ({ page }) => {
  await page.goto('/')
  for (const width of [390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => document.fonts.ready)
    const cards = await alignments(page)
    for (const { name, indent, broken } of cards) {
      expect.soft(Math.abs(indent), `the icon of ${name} at ${width} px`).toBeLessThan(2)
      expect.soft(broken, `words of ${name} at ${width} px`).toEqual([])
    }
    for (const row of Map.groupBy(cards, ({ top }) => top).values()) {
      expect.soft(new Set(row.map(({ height }) => height)).size, `heights at ${width} px`).toBe(1)
    }
  }
})

/** For each card of a service, how it is laid out. */
function alignments(page: Page) {
  return page.evaluate(async () => {
    /** Where the lines of a drawing begin in its box. */
    const inkOf = async (img: HTMLImageElement) => {
      img.loading = 'eager'
      await img.decode()
      const size = 192
      const pen = new OffscreenCanvas(size, size).getContext('2d')
      pen?.drawImage(img, 0, 0, size, size)
      const pixels = [...(pen?.getImageData(0, 0, size, size).data ?? [])]
      const inked = pixels.flatMap((alpha, at) =>
        at % 4 === 3 && alpha > 99 ? [(at >> 2) % size] : [],
      )
      return (Math.min(...inked) / size) * img.width
    }

    const brokenIn = (text: Node) =>
      [...(text.nodeValue ?? '').matchAll(/\w+-\w+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })

    const cards = [...document.querySelectorAll('li:has(> h4)')].map(async (card) => {
      const [img, text] = [card.querySelector('img'), card.querySelector('p')?.firstChild]
      const { left, top, height } = card.getBoundingClientRect()
      const start = left + Number.parseFloat(getComputedStyle(card).paddingLeft)
      return {
        name: card.querySelector('h4')?.textContent,
        top,
        height,
        indent: img ? img.getBoundingClientRect().left + (await inkOf(img)) - start : Number.NaN,
        broken: text ? brokenIn(text) : [],
      }
    })
    return Promise.all(cards)
  })
}

test('a receipt is as wide as what was filled in', async ({ page, apiHost }) => {
  apiHost.answer(withMessage(200, receipts.enquiry))
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const contact = await fillIn(await openContact(page, true))
    await contact.submit.click()
    await contact.status.getByText(receipts.enquiry).waitFor()
    // Not its box, which turns while it is laid down.
    const widths = [contact.status, contact.form.locator('textarea')].map((part) =>
      part.evaluate((element: HTMLElement) => element.offsetWidth),
    )
    const [receipt, field] = await Promise.all(widths)
    expect.soft(receipt, `at ${width} px`).toBe(field)
  }
})

test('in a low window the header lets go', async ({ page }) => {
  await page.goto('/about')
  for (const [width, height, sticks] of [
    [341, 162, false],
    [320, 256, false],
    [844, 390, false],
    [390, 664, true],
    [1440, 500, true],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    const box = await page.getByRole('banner').boundingBox()
    expect.soft(box && box.y + box.height > 0, `${width} x ${height}`).toBe(sticks)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('no page scrolls sideways', async ({ page }) => {
    for (const path of canonicalPaths) {
      await open(page, path)
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
      await expect(page.getByRole('link', { name: scrollToTop.label })).toBeVisible()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, path).toBe(390)
    }
  })
})
