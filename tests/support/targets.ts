import type { Page } from 'playwright/test'

/**
 * What a finger could miss on the page as it is laid out now, a line each. Buttons, links that look like buttons,
 * fields and what is in a menu have 44 CSS px each way (WCAG 2.2, 2.5.5); other links have 24, or are in a sentence
 * (2.5.8). It is what can be pressed that counts, also where less is drawn.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const controls = 'button, input, select, textarea, summary, header a, dialog a'
    // An open menu is all there is.
    const within = document.querySelector('dialog:modal') ?? document.body
    const targets = within.querySelectorAll<HTMLElement>(`${controls}, a`)
    const from = scrollY
    for (const target of targets) {
      const { width, height } = target.getBoundingClientRect()
      const style = getComputedStyle(target)
      const shown = target.checkVisibility({ visibilityProperty: true }) && width > 1
      if (!shown || target.closest('[aria-hidden="true"], [inert]')) continue

      const drawn = style.display !== 'inline' && style.borderInlineStartStyle !== 'none'
      const fixed = style.position === 'fixed'
      const least = target.matches(controls) || drawn || fixed ? 44 : 24
      const around = target.parentElement?.textContent.trim() ?? ''
      const inSentence = style.display === 'inline' && around !== target.textContent.trim()
      if (least === 24 && inSentence) continue

      if (!fixed) target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = target.getBoundingClientRect()
      const pressed = (right: number, down: number) => {
        const hit = document.elementFromPoint(
          box.left + box.width / 2 + right,
          box.top + box.height / 2 + down,
        )
        return hit !== null && target.contains(hit)
      }
      const edge = least / 2 - 0.5
      const wide = width >= least || (pressed(-edge, 0) && pressed(edge, 0))
      const high = height >= least || (pressed(0, -edge) && pressed(0, edge))
      if (wide && high) continue
      const name = target.textContent.trim() || target.getAttribute('name')
      found.push(`${target.tagName.toLowerCase()} “${name}”: ${width} x ${height}, not ${least}`)
    }
    scrollTo({ top: from, behavior: 'instant' })
    return found
  })
}
