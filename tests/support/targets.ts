import { wcagContrast } from 'culori'
import type { Page } from 'playwright/test'
import { inPage } from './in-page.ts'

/** Targets whose area is below 44 x 44 CSS px (WCAG 2.2, 2.5.5), or for links outside of sentences 24 x 24 (2.5.8). */
export async function smallTargets(page: Page): Promise<string[]> {
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
export async function edgelessControls(page: Page): Promise<string[]> {
  const tools = await inPage(page)
  const { ground, edges } = await tools.evaluate(({ usable, nameOf }) => {
    const controls = 'button, input, select, textarea, a[data-variant], main a[href="#top"]'
    const edges = usable(controls).map((control) => {
      // The visible square of the floating link is smaller than its target.
      const drawn = control.matches('[href="#top"]') ? '::before' : undefined
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(control, drawn)
      const width = borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth)
      return { name: nameOf(control), width, color: borderTopColor }
    })
    return { ground: getComputedStyle(document.body).backgroundColor, edges }
  })
  return edges
    .filter(({ width, color }) => width < 1 || wcagContrast(color, ground) < 3)
    .map(({ name, width, color }) => `“${name}”: ${width} px, ${color} on ${ground}`)
}
