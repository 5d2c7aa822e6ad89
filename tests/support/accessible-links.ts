import type { Page } from 'playwright/test'

/** Names that say nothing to those who hear a link without what stands around it. */
const bare = /^(learn more|read more|more|here|click here|details|link|this page)?$/i

/**
 * Links of the page, as Chromium's accessibility tree names them, that do not stand alone: with a name that could lead
 * anywhere, or with one that leads to two places.
 */
export async function unclearLinks(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  await browser.detach()
  const found: string[] = []
  const targets = new Map<string, string>()
  for (const { ignored, role, name, properties } of nodes) {
    if (ignored || role?.value !== 'link') continue
    const called = String(name?.value ?? '').trim()
    const target = String(properties?.find((it) => it.name === 'url')?.value.value)
    if (bare.test(called)) found.push(`“${called}” leads to ${target}`)
    const other = targets.get(called)
    if (other !== undefined && other !== target) {
      found.push(`“${called}” leads to ${other} and to ${target}`)
    }
    targets.set(called, target)
  }
  return found
}
