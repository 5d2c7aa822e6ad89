import type { Page } from 'playwright/test'

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
