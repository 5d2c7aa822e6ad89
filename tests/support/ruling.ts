import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { withVisitorStyles } from './layout.ts'

/** Without pictures, a pixel near the left edge of a ruled ground is either paper or line. */
const bare = 'main :is(img, svg), main ::before, main ::after { visibility: hidden }'

/** Text on ruled grounds that does not stand on a ruled line, and by how many pixels it misses the nearest. */
export async function offTheRuling(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [edge, grounds] of Map.groupBy(await ruledGrounds(page), ({ left }) => left)) {
    const height = Math.max(...grounds.map(({ bottom }) => bottom))
    const clip = { x: edge + 2, y: 0, width: 1, height }
    const strip = await withVisitorStyles(page, bare, () =>
      page.screenshot({ fullPage: true, clip }),
    )
    const pixels = await sharp(strip).greyscale().raw().toBuffer()
    for (const { top, bottom, lines } of grounds) {
      const rows = [...pixels].map((shade, y) => ({ shade, y })).slice(top, bottom)
      const paper = rows.map(({ shade }) => shade).toSorted((a, b) => a - b)[rows.length >> 1] ?? 0
      const ruled = rows.filter(({ shade }) => Math.abs(shade - paper) > 3)
      for (const { text, baseline } of lines) {
        const misses = ruled.map(({ y }) => y - baseline)
        const [miss] = misses.toSorted((a, b) => Math.abs(a) - Math.abs(b))
        if (miss === undefined || Math.abs(miss) > 1) found.push(`“${text}”: ${miss?.toFixed(1)}`)
      }
    }
  }
  return found
}

/** What is ruled, and each line of text on it that has no other background. In pixels of the page. */
function ruledGrounds(page: Page) {
  return page.evaluate(() => {
    const isRuled = (element: Element) =>
      /^repeating-linear-gradient\(rgba/.test(getComputedStyle(element).backgroundImage)
    const hasPaint = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      return backgroundImage !== 'none' || !/, 0\)$/.test(backgroundColor)
    }
    const groundOf = (element: Element | null): Element | null =>
      !element || hasPaint(element) ? element : groundOf(element.parentElement)

    const linesOn = (ground: Element) => {
      const texts = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT)
      const nodes: Node[] = []
      while (texts.nextNode()) nodes.push(texts.currentNode)
      return nodes.flatMap((node) => {
        const [owner, text] = [node.parentElement, node.nodeValue?.trim().slice(0, 40)]
        if (
          !text ||
          !owner?.checkVisibility() ||
          owner.closest('svg') ||
          // Hidden from sight, for screen readers.
          owner.getBoundingClientRect().width <= 1 ||
          groundOf(owner) !== ground
        )
          return []
        const range = document.createRange()
        range.selectNodeContents(node)
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1)
        if (!first) return []
        // An empty inline block before the text stands on its baseline.
        const [line, probe] = [document.createElement('x-line'), document.createElement('x-probe')]
        probe.style.display = 'inline-block'
        owner.replaceChild(line, node)
        line.append(probe, node)
        const baseline = probe.getBoundingClientRect().bottom + scrollY
        owner.replaceChild(node, line)
        return [first, ...others].map(({ top }) => ({ text, baseline: baseline + top - first.top }))
      })
    }

    const grounds = [...document.querySelectorAll('main *')].filter(isRuled)
    return grounds.flatMap((ground) => {
      const { left, top, bottom } = ground.getBoundingClientRect()
      const lines = linesOn(ground)
      return lines.length > 0 ? { left, top: top + scrollY, bottom: bottom + scrollY, lines } : []
    })
  })
}
