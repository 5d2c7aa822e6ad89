import axe, { type AxeResults, type NodeResult } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { faintAmong } from './measured-contrast.ts'

/** Something that axe cannot decide by itself, and why it is right as it is. */
type Explanation = {
  /** Rules of axe that it is about. */
  rules: readonly string[]
  /** The elements, or what they stand in. */
  selector: string
  /** States of pages, by the names that `expectAccessible` is given, in which axe asks. */
  states: readonly string[]
  why: string
}

const contrastRules = ['color-contrast', 'color-contrast-enhanced']

/** Pictures for the eye alone. The account numbers in a band's margin are hidden too, but are text to read. */
const pictures = 'svg, [aria-hidden="true"]:not(p)'

const explanations: readonly Explanation[] = [
  {
    rules: contrastRules,
    selector: pictures,
    states: ['/', '/contact', 'something missing', 'sent', 'not sent'],
    why: 'Words in a picture are part of what it shows, and nobody has to read them (WCAG 2.2, 1.4.3, incidental).',
  },
]

/** Everything that axe can look for, but what it has itself given up, and a reminder that hidden content exists. */
const options = {
  runOnly: [
    'wcag2a',
    'wcag2aa',
    'wcag2aaa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
    'experimental',
  ],
  rules: { 'hidden-content': { enabled: false } },
  resultTypes: ['violations', 'incomplete'],
}

const [desk, phone] = [1280, 390]

/**
 * Expects axe to find nothing on the page as it is now, in both schemes and at both widths, and nothing that it leaves
 * open and nobody has explained. Text on a ground that axe cannot work out is measured on the screen.
 *
 * @param state a name for what the page is and what it is in
 */
export async function expectAccessible(
  page: Page,
  state: string,
  widths: readonly number[] = [desk, phone],
) {
  // Not as a script element, which the site's policy refuses.
  await page.evaluate(axe.source)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const found: string[] = []
  const used = new Set<Explanation>()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations, incomplete } = await page.evaluate<AxeResults>(
        `axe.run(${JSON.stringify(options)})`,
      )
      const say = (what: string, node: NodeResult) =>
        found.push(`${width} px, ${colorScheme}: ${what} ${node.html} ${node.failureSummary ?? ''}`)
      for (const { id, nodes } of violations) for (const node of nodes) say(id, node)

      const open = incomplete.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, node })))
      const explained = await explain(page, state, open)
      const unread = new Map<string, NodeResult>()
      open.forEach(({ id, node }, index) => {
        const explanation = explained[index]
        if (explanation) used.add(explanation)
        else if (contrastRules.includes(id)) unread.set(selectorOf(node), node)
        else say(`undecided ${id}`, node)
      })
      for (const { selector, what } of await faintAmong(page, [...unread.keys()])) {
        const node = unread.get(selector)
        if (node) found.push(`${width} px, ${colorScheme}: ${what} ${node.html}`)
      }
    }
  }
  expect(found).toEqual([])
  const unneeded = explanations.filter((it) => it.states.includes(state) && !used.has(it))
  expect(unneeded, 'explanations that nothing needs').toEqual([])
}

/** The explanation of each thing left open, where there is one. */
async function explain(page: Page, state: string, open: { id: string; node: NodeResult }[]) {
  const here = explanations.filter((it) => it.states.includes(state))
  const around = await page.evaluate(
    ({ elements, selectors }) =>
      elements.map((element) =>
        selectors.map((selector) => !!document.querySelector(element)?.closest(selector)),
      ),
    {
      elements: open.map(({ node }) => selectorOf(node)),
      selectors: here.map((it) => it.selector),
    },
  )
  return open.map(({ id }, index) =>
    here.find((it, at) => it.rules.includes(id) && around[index]?.[at]),
  )
}

/** There are no frames or shadow roots, which would make it a path. */
function selectorOf(node: NodeResult): string {
  return String(node.target[0])
}
