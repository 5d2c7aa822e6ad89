const passing = /:(hover|focus-visible|focus)(?![\w-])/g

/**
 * Lets `data-forced="hover"` hold a state that otherwise comes and goes with the pointer or the Tab key. What shows
 * is the design system's own rule: each one in the page's style sheets gets a second selector.
 */
export function forceStates() {
  const widenAll = () => {
    for (const sheet of document.styleSheets) widen(sheet.cssRules)
  }
  widenAll()
  // Vite puts style sheets into the head as their modules arrive, and anew after each change.
  new MutationObserver(widenAll).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  })
}

function widen(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('[data-forced')) {
      const forced = rule.selectorText.replace(passing, '[data-forced~="$1"]')
      if (forced !== rule.selectorText) rule.selectorText += `, ${forced}`
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) widen(rule.cssRules)
  }
}
