import type { Page } from 'playwright/test'
import { inPage } from './in-page.ts'

/** Widths from a small phone to a large desktop: every 40 px, and those of common devices. */
export const widths = [...Array(41).keys()].map((step) => 320 + 40 * step).concat(390, 768, 1024)

/** Text and controls that cannot be read in this layout: outside of the window, cut off by a box, or overlapping. */
export async function hardToRead(page: Page): Promise<string[]> {
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
      const around = clippingFrames(element.parentElement)
      if (!x && !y) return around
      return [{ element, x, y, box: element.getBoundingClientRect() }, ...around]
    }

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
        found.add(`${what} and ${otherWhat} overlap`)
      }
    })
    return [...found]
  })
}

/** Applies a visitor's own styles while `look` runs. Not as a style element, which the site's policy would refuse. */
export async function withVisitorStyles<T>(page: Page, css: string, look: () => Promise<T>) {
  const sheet = await page.evaluateHandle(async (text) => {
    const added = await new CSSStyleSheet().replace(text)
    document.adoptedStyleSheets.push(added)
    return added
  }, css)
  const result = await look()
  await sheet.evaluate((added) => added.replaceSync(''))
  return result
}

/** The cascade layers, in the order in which the style sheets first name them. A later layer overrides earlier ones. */
export function layerOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const names = rules.flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return [...rule.nameList]
      return rule instanceof CSSLayerBlockRule ? [rule.name] : []
    })
    return [...new Set(names)]
  })
}

export const layers = ['reset', 'tokens', 'base', 'design-system', 'sections', 'motion', 'print']
