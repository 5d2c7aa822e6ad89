import axe, { type AxeResults, type NodeResult } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { faintAmong } from './measured-contrast.ts'

const contrastRules = ['color-contrast', 'color-contrast-enhanced']

/** Everything that axe can look for, except what it has itself given up, and a reminder that hidden content exists. */
const everything = {
  runOnly: [
    ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    ...['best-practice', 'experimental'],
  ],
  rules: { 'hidden-content': { enabled: false } },
  resultTypes: ['violations', 'incomplete'],
}

/** Words in a picture are part of what it shows, and nobody has to read them (WCAG 2.2, 1.4.3, incidental). */
const pictures = 'svg, [aria-hidden="true"]:not(p)'

const selectorOf = ({ target }: NodeResult) => String(target[0])

/**
 * Expects axe to find nothing on the page as it is now, in both color schemes and at both widths, and to leave nothing
 * undecided. Where axe cannot compute the background of a text, its contrast is measured on the screen.
 */
export async function expectAccessible(page: Page, widths: readonly number[] = [1280, 390]) {
  // The site's policy refuses a script element.
  await page.evaluate(axe.source)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // The color scheme changes nothing but colors.
      const options =
        colorScheme === 'light' ? everything : { ...everything, runOnly: contrastRules }
      const { violations, incomplete } = await page.evaluate<AxeResults>(
        `axe.run(${JSON.stringify(options)})`,
      )
      const isContrast = ({ id }: { id: string }) => contrastRules.includes(id)
      const faults = [...violations, ...incomplete.filter((rule) => !isContrast(rule))]
      const found = faults.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
      )
      const unread = incomplete.filter(isContrast).flatMap(({ nodes }) => nodes.map(selectorOf))
      const toMeasure = await page.evaluate(
        ({ selectors, pictures }) =>
          selectors.filter((selector) => !document.querySelector(selector)?.closest(pictures)),
        { selectors: [...new Set(unread)], pictures },
      )
      found.push(...(await faintAmong(page, toMeasure)))
      expect.soft(found, `at ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

/** Link texts that do not make sense out of context. */
const vague = /^(learn more|read more|more|here|click here|details|link|this page)?$/i

/**
 * Links whose names, as Chromium's accessibility tree has them, do not make sense alone: they could lead anywhere, or
 * two links with one name lead to different places.
 */
export async function unclearLinks(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  await browser.detach()
  const targets = new Map<string, string>()
  return nodes.flatMap(({ ignored, role, name, properties }) => {
    if (ignored || role?.value !== 'link') return []
    const called = String(name?.value ?? '').trim()
    const target = String(properties?.find((it) => it.name === 'url')?.value.value)
    const other = targets.get(called) ?? target
    targets.set(called, target)
    if (vague.test(called)) return [`“${called}” leads to ${target}`]
    return other === target ? [] : [`“${called}” leads to ${other} and to ${target}`]
  })
}
