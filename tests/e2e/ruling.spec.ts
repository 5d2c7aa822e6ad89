import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { withVisitorStyles } from '../support/layout.ts'
import { onEveryPage } from '../support/pages.ts'
import { expect } from '../support/test.ts'

onEveryPage('every baseline and every rule is on the grid @release', async (page, path) => {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await offTheGrid(page), `at ${width} px`).toEqual([])
  }
})

/** Without pictures, a pixel near the left edge of a ruled ground is either paper or line. */
const bare = 'main :is(img, svg), main ::before, main ::after { visibility: hidden }'

/**
 * What misses its line by more than a pixel, and by how many: text and black rules on ruled grounds, which are on the ruled
 * lines, and text beside a heading, which shares one of its baselines.
 */
async function offTheGrid(page: Page): Promise<string[]> {
  const { grounds, besides } = await measure(page)
  const found = besides.filter(({ miss }) => miss > 1).map(describe)
  for (const [edge, sharing] of Map.groupBy(grounds, ({ left }) => left)) {
    const height = Math.max(...sharing.map(({ bottom }) => bottom))
    const clip = { x: edge + 2, y: 0, width: 1, height }
    const strip = await withVisitorStyles(page, bare, () =>
      page.screenshot({ fullPage: true, clip }),
    )
    const pixels = await sharp(strip).greyscale().raw().toBuffer()
    for (const { top, bottom, marks } of sharing) {
      const rows = [...pixels].map((shade, y) => ({ shade, y })).slice(top, bottom)
      const paper = rows.map(({ shade }) => shade).toSorted((a, b) => a - b)[rows.length >> 1] ?? 0
      const ruled = rows.filter(({ shade }) => Math.abs(shade - paper) > 3)
      for (const { what, from, to } of marks) {
        const misses = ruled.map(({ y }) => Math.max(y - to, from - y, 0))
        const miss = Math.min(...misses)
        if (!(miss <= 1)) found.push(describe({ what, miss }))
      }
    }
  }
  return found
}

const describe = ({ what, miss }: { what: string; miss: number }) => `${what}: ${miss.toFixed(1)}`

/** In pixels of the page. A mark is a baseline, or the rows that a rule covers. */
function measure(page: Page) {
  return page.evaluate(() => {
    const isRuled = (element: Element) =>
      /^repeating-linear-gradient\(rgba/.test(getComputedStyle(element).backgroundImage)
    const hasPaint = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      return backgroundImage !== 'none' || !/, 0\)$/.test(backgroundColor)
    }
    const groundOf = (element: Element | null): Element | null =>
      !element || hasPaint(element) ? element : groundOf(element.parentElement)
    const isSeen = (element: Element) =>
      element.checkVisibility() &&
      !element.closest('svg') &&
      // Hidden from sight, for screen readers.
      element.getBoundingClientRect().width > 1

    /** The baselines of the lines of text in an element, and what each says. */
    const linesIn = (part: Element, isWanted = (_: Element) => true) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const nodes: Node[] = []
      while (texts.nextNode()) nodes.push(texts.currentNode)
      return nodes.flatMap((node) => {
        const [owner, text] = [node.parentElement, node.nodeValue?.trim().slice(0, 40)]
        if (!text || !owner || !isSeen(owner) || !isWanted(owner)) return []
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
        return [first, ...others].map(({ top }) => ({
          owner,
          what: `“${text}”`,
          baseline: baseline + top - first.top,
        }))
      })
    }

    const baselinesOn = (ground: Element) => {
      const lines = linesIn(ground, (owner) => groundOf(owner) === ground)
      return lines.flatMap(({ owner, what, baseline }) => {
        // Of a page's heading, and of another text in its size, the last line is on a ruled one.
        const isLarge =
          Number.parseFloat(getComputedStyle(owner).fontSize) > 28 && !owner.closest('h2, h3, h4')
        const text = owner.closest('h1') ?? owner
        const isLast = lines.every(
          (other) => !text.contains(other.owner) || other.baseline < baseline + 1,
        )
        return isLarge && !isLast ? [] : [{ what, from: baseline, to: baseline }]
      })
    }

    const rulesOn = (ground: Element) =>
      [...ground.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          const width = Number.parseFloat(style.borderTopWidth)
          const isRule =
            width >= 2 && style.borderBottomWidth === '0px' && style.content !== 'none' && pseudo
          if (!isRule || !isSeen(element) || groundOf(element) !== ground) return []
          const from = element.getBoundingClientRect().top + scrollY + Number.parseFloat(style.top)
          return [
            {
              what: `the rule of “${element.textContent?.slice(0, 20)}”`,
              from,
              to: from + width - 1,
            },
          ]
        }),
      )

    const grounds = [...document.querySelectorAll('main *')].filter(isRuled).flatMap((ground) => {
      const { left, top, bottom } = ground.getBoundingClientRect()
      const marks = [...baselinesOn(ground), ...rulesOn(ground)]
      return marks.length > 0 ? { left, top: top + scrollY, bottom: bottom + scrollY, marks } : []
    })

    const besides = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].flatMap(
      (heading) => {
        const text = heading.nextElementSibling
        if (!text?.matches('p') || !isSeen(heading)) return []
        const [a, b] = [heading, text].map((part) => part.getBoundingClientRect())
        if (!a || !b || b.left < a.right || b.top > a.bottom || b.bottom < a.top) return []
        const misses = linesIn(heading).flatMap((one) =>
          linesIn(text).map((other) => Math.abs(one.baseline - other.baseline)),
        )
        return [{ what: `beside “${heading.textContent}”`, miss: Math.min(...misses) }]
      },
    )
    return { grounds, besides }
  })
}
