import type { Page } from 'playwright/test'

/** Widths from a small phone to a large desk, every 40 px and where devices are. */
export const widths = [
  ...new Set([
    ...Array.from({ length: 41 }, (_, step) => 320 + step * 40),
    390,
    768,
    1024,
    1280,
    1440,
  ]),
].sort((a, b) => a - b)

/**
 * What a person could not read on the page as it is laid out now, a line each: what stands out of the window, what is
 * out of a box that cuts it off, and what lies on something else. Text that is hidden from assistive technology is part
 * of a picture, and may be cut as a picture is.
 */
export function hardToRead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 2
    const found = new Set<string>()
    const name = (element: Element, text = element.textContent) =>
      `${element.tagName.toLowerCase()} “${text.trim().slice(0, 40)}”`

    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    /** The boxes, its own and those around it, that an element's words may not stand out of. */
    const framesOf = (element: Element) => {
      const frames: { element: Element; x: boolean; y: boolean; box: DOMRect }[] = []
      for (let at = element; at !== document.body; at = at.parentElement ?? document.body) {
        const { overflowX, overflowY, position } = getComputedStyle(at)
        // What stays while the page scrolls would have its words lie on the page's.
        const stays = position === 'sticky' || position === 'fixed'
        const [x, y] = [stays || hides(overflowX), stays || hides(overflowY)]
        if (x || y) frames.push({ element: at, x, y, box: at.getBoundingClientRect() })
      }
      return frames
    }

    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) {
      for (const element of document.body.querySelectorAll(':not([inert], [inert] *)')) {
        const { right } = element.getBoundingClientRect()
        if (Math.round(right) < scrollWidth || framesOf(element).some(({ x }) => x)) continue
        found.add(`the page is ${scrollWidth} px wide, as is ${name(element)}`)
      }
    }

    type Piece = { owner: Element; what: string; box: DOMRect }
    const pieces: Piece[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const owner = text.parentElement
      if (!text.nodeValue?.trim() || !owner || owner.closest('[aria-hidden="true"], [inert]'))
        continue
      // Words for those who listen keep to one pixel.
      if (owner.offsetWidth === 1 && owner.offsetHeight === 1) continue
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        if (box.width > 0) pieces.push({ owner, what: name(owner, text.nodeValue), box })
      }
    }

    for (const { owner, what, box } of pieces) {
      const outside = (around: { left: number; right: number }) =>
        box.left < around.left - tolerance || box.right > around.right + tolerance
      if (outside({ left: 0, right: innerWidth })) found.add(`out of the window: ${what}`)
      for (const { element, x, y, box: frame } of framesOf(owner)) {
        const cutY = box.top < frame.top - tolerance || box.bottom > frame.bottom + tolerance
        if ((x && outside(frame)) || (y && cutY)) {
          found.add(`out of its ${element.tagName.toLowerCase()}: ${what}`)
        }
      }
    }

    for (const control of document.querySelectorAll(
      ':is(button, input, select, textarea):not([inert] *)',
    )) {
      const box = control.getBoundingClientRect()
      if (control.closest('[inert]')) continue
      if (box.width > 1 && control.checkVisibility({ visibilityProperty: true })) {
        pieces.push({ owner: control, what: name(control), box })
      }
    }
    // The room above and below the letters may be shared.
    const letters = ({ box }: Piece) => ({
      top: box.top + box.height / 4,
      bottom: box.bottom - box.height / 4,
    })
    pieces.sort((a, b) => a.box.top - b.box.top)
    pieces.forEach((upper, index) => {
      for (let next = index + 1; next < pieces.length; next += 1) {
        const lower = pieces[next]
        if (!lower || lower.box.top > upper.box.bottom) break
        if (upper.owner.contains(lower.owner) || lower.owner.contains(upper.owner)) continue
        const high = Math.min(letters(upper).bottom, letters(lower).bottom)
        const across = Math.min(upper.box.right, lower.box.right)
        const overlaps =
          high > Math.max(letters(upper).top, letters(lower).top) + tolerance &&
          across > Math.max(upper.box.left, lower.box.left) + tolerance
        if (overlaps) found.add(`${upper.what} and ${lower.what} lie on each other`)
      }
    })
    return [...found]
  })
}

/** Styles that win over the site's own, as a visitor's would. Not a style element, which the site's policy refuses. */
export async function addVisitorStyles(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}

/** How much has moved under the visitor's eyes since the page began to load (Cumulative Layout Shift), and what. */
export function layoutShift(page: Page): Promise<{ score: number; what: string }> {
  return page.evaluate(async () => {
    const shifts: PerformanceEntry[] = []
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const facts = shifts.map((shift) => JSON.parse(JSON.stringify(shift)))
    return {
      score: facts.reduce((sum, { value }) => sum + value, 0),
      what: JSON.stringify(facts.flatMap(({ sources }) => sources)),
    }
  })
}
