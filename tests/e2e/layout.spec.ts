import { wcagContrast } from 'culori'
import type { Page } from 'playwright/test'
import { newsletter } from '../../app/content/newsletter.ts'
import { offices } from '../../app/content/offices.ts'
import { scrollToTop } from '../../app/content/scroll-to-top.ts'
import { inPage } from '../support/in-page.ts'
import { layerOrder, layers, withVisitorStyles } from '../support/layout.ts'
import { onEveryPage, openMenu } from '../support/pages.ts'
import { expect, hold } from '../support/test.ts'

/** From a small phone to a large desktop. */
const widths = [320, 390, 540, 768, 1024, 1280, 1440, 1920]

/** WCAG 2.2, 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

onEveryPage(
  'fits every width, larger and spaced text, fingers and paper',
  async (page, path) => {
    await page.goto(path)
    expect(await layerOrder(page)).toEqual(layers)
    const expectReadable = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      expect.soft(await hardToRead(page), `at ${width} px`).toEqual([])
    }

    const expectPressable = async (where: string) => {
      expect.soft(await smallTargets(page), where).toEqual([])
      await page.emulateMedia({ forcedColors: 'active' })
      expect.soft(await edgelessControls(page), `${where}, in forced colors`).toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })
    }
    const menu = page.getByRole('dialog')
    const toTheTop = page.getByRole('link', { name: scrollToTop.label })

    for (const width of widths) await expectReadable(width)
    await withVisitorStyles(page, textSpacing, async () => {
      await expectReadable(320)
      await expectReadable(1280)
    })

    // Fingers.
    await page.setViewportSize({ width: 1440, height: 500 })
    await page.evaluate(() => scrollTo(0, 200))
    await expect(toTheTop).toBeVisible()
    await expectPressable('on a desktop')
    await page.setViewportSize({ width: 390, height: 844 })
    expect.soft(await smallTargets(page), 'on a phone').toEqual([])
    await openMenu(page)
    await expectPressable('in the menu')

    // Paper: A4 at 96 dpi, without what is useful on a screen only.
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.emulateMedia({ media: 'print' })
    expect.soft(await hardToRead(page), 'on paper').toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const header = page.getByRole('banner')
    for (const part of [
      header.getByRole('navigation'),
      header.getByRole('button'),
      menu,
      toTheTop,
      page.getByRole('heading', { name: newsletter.heading }),
      page.getByRole('button', { name: newsletter.submit }),
    ]) {
      await expect.soft(part).toBeHidden()
    }
    for (const { telephone } of offices) {
      await expect.soft(page.getByText(telephone).first()).toBeVisible()
    }
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
    // It slides out.
    await expect(menu).toBeHidden()

    // Text of twice the size.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    await expectReadable(320)
    await expectReadable(1280)
    await page.setViewportSize({ width: 320, height: 700 })
    await openMenu(page)
    expect(await menu.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
  },
  ['/', '/contact'],
)

/** Cumulative Layout Shift until the page has been painted with its fonts. */
const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0
    await document.fonts.ready
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += entry.toJSON().value
    }).observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return sum
  })

onEveryPage('hardly shifts when fonts arrive late', async (page, path) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const asked = page.waitForRequest('**/*.woff2')
    const release = await hold(page, '**/*.woff2')
    await page.goto(path, { waitUntil: 'commit' })
    await asked
    // Waits for the first paint, in the fallback fonts, as on a slow connection.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
    release()
    // A text of which a line breaks otherwise in the fallback font moves the page by 0.02 or less.
    expect.soft(await shiftOf(page), `at ${width} px`).toBeLessThan(0.05)
  }
  // React would move them to the head, where they would delay the words.
  await expect(page.locator('body > link[rel="preload"][as="font"]')).toHaveCount(2)
})

/** Targets whose area is below 44 x 44 CSS px (WCAG 2.2, 2.5.5), or for links outside of sentences 24 x 24 (2.5.8). */
async function smallTargets(page: Page): Promise<string[]> {
  return (await inPage(page)).evaluate(({ usable, nameOf }) => {
    const found: string[] = []
    const controls = 'button, input, select, textarea, summary, header a, dialog a'
    const from = scrollY
    for (const target of usable(`${controls}, a`)) {
      const style = getComputedStyle(target)
      const drawn = style.display !== 'inline' && style.borderInlineStartStyle !== 'none'
      const fixed = style.position === 'fixed'
      const least = target.matches(controls) || drawn || fixed ? 44 : 24
      const around = target.parentElement?.textContent.trim() ?? ''
      const inSentence = style.display === 'inline' && around !== target.textContent.trim()
      if (least === 24 && inSentence) continue

      if (!fixed) target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      const [centerX, centerY] = [left + width / 2, top + height / 2]
      const isPressedAt = (right: number, down: number) =>
        target.contains(document.elementFromPoint(centerX + right, centerY + down))
      const edge = least / 2 - 0.5
      // A finished transform can leave a box smaller by a rounding error.
      const wide = width > least - 0.01 || (isPressedAt(-edge, 0) && isPressedAt(edge, 0))
      const high = height > least - 0.01 || (isPressedAt(0, -edge) && isPressedAt(0, edge))
      if (!wide || !high) found.push(`“${nameOf(target)}”: ${width} x ${height}, not ${least}`)
    }
    scrollTo({ top: from, behavior: 'instant' })
    return found
  })
}

/** Controls without an edge in forced colors. Links in text need none, because they have the visitor's link color. */
async function edgelessControls(page: Page): Promise<string[]> {
  const tools = await inPage(page)
  const { ground, edges } = await tools.evaluate(({ usable, nameOf }) => {
    const controls = 'button, input, select, textarea, a[data-variant], main a[href="#top"]'
    const edges = usable(controls).map((control) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(control)
      const width = borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth)
      return { name: nameOf(control), width, color: borderTopColor }
    })
    return { ground: getComputedStyle(document.body).backgroundColor, edges }
  })
  return edges
    .filter(({ width, color }) => width < 1 || wcagContrast(color, ground) < 3)
    .map(({ name, width, color }) => `“${name}”: ${width} px, ${color} on ${ground}`)
}

/** Text and controls that cannot be read in this layout: outside of the window, cut off by a box, or overlapping. */
async function hardToRead(page: Page): Promise<string[]> {
  return (await inPage(page)).evaluate(({ usable }) => {
    const tolerance = 2
    const found = new Set<string>()
    const name = (element: Element, text = element.textContent) =>
      `${element.localName} “${text.trim().slice(0, 40)}”`

    type Frame = { element: Element; x: boolean; y: boolean; box: DOMRect }
    /** The element's own box and those around it that its words must stay inside. */
    const clippingFrames = (element: Element | null): Frame[] => {
      if (!element || element === document.body) return []
      const { overflowX, overflowY, position } = getComputedStyle(element)
      // Text that overflows a sticky or fixed box would cover the text of the page.
      const cuts = /sticky|fixed/.test(position) ? /./ : /hidden|clip/
      const [x, y] = [cuts.test(overflowX), cuts.test(overflowY)]
      const around = position === 'fixed' ? [] : clippingFrames(element.parentElement)
      if (!x && !y) return around
      return [{ element, x, y, box: element.getBoundingClientRect() }, ...around]
    }

    /** The page scrolls under it. */
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))

    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth} px wide`)

    const pieces: { owner: Element; what: string; box: DOMRect }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const owner = text.parentElement
      if (!text.nodeValue?.trim() || !owner) continue
      // Visually hidden text has a box of one pixel.
      const isPixel = owner.offsetWidth === 1 && owner.offsetHeight === 1
      if (isPixel || owner.closest('[aria-hidden="true"], [inert]')) continue
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        if (box.width > 0) pieces.push({ owner, what: name(owner, text.nodeValue), box })
      }
    }

    for (const { owner, what, box } of pieces) {
      const isOutside = (around: { left: number; right: number }) =>
        box.left < around.left - tolerance || box.right > around.right + tolerance
      if (isOutside({ left: 0, right: innerWidth })) found.add(`out of the window: ${what}`)
      for (const { element, x, y, box: frame } of clippingFrames(owner)) {
        const cutY = box.top < frame.top - tolerance || box.bottom > frame.bottom + tolerance
        if ((x && isOutside(frame)) || (y && cutY)) found.add(`out of ${name(element)}: ${what}`)
      }
    }

    for (const control of usable('header a, button, input, select, textarea')) {
      pieces.push({ owner: control, what: name(control), box: control.getBoundingClientRect() })
    }
    pieces.sort((a, b) => a.box.top - b.box.top)
    pieces.forEach(({ owner, what, box: a }, index) => {
      for (const { owner: other, what: otherWhat, box: b } of pieces.slice(index + 1)) {
        if (b.top > a.bottom) break
        const overlapX = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        // The space above and below the letters may overlap.
        const overlapY =
          Math.min(a.bottom - a.height / 4, b.bottom - b.height / 4) -
          Math.max(a.top + a.height / 4, b.top + b.height / 4)
        // A label may lie over its own control.
        const labels = [owner, other].flatMap((one) =>
          one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [],
        )
        const isWithin =
          owner.contains(other) ||
          other.contains(owner) ||
          labels.some((label) => label.contains(owner) || label.contains(other))
        if (isWithin || overlapX <= tolerance || overlapY <= tolerance) continue
        if (isFixed(owner) !== isFixed(other)) continue
        found.add(`${what} and ${otherWhat} overlap`)
      }
    })
    return [...found]
  })
}
