import type { Page } from 'playwright/test'

/** Helpers for code that runs in the page, where nothing can be imported. They last until the page is left. */
export function inPage(page: Page) {
  return page.evaluateHandle(() => ({
    /** Elements that can be seen and used now. While a modal dialog is open, only what is in it. */
    usable(selector: string) {
      const scope = document.querySelector('dialog:modal') ?? document.body
      return [...scope.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.getBoundingClientRect().width > 1 &&
          !element.closest('[inert], [aria-hidden="true"]'),
      )
    },
    /** How the control and what is drawn before it are styled: one of them has the focus ring. */
    looksOf(control: Element) {
      const [own, before] = [getComputedStyle(control), getComputedStyle(control, '::before')]
      const look = [own, before].map(({ outline, boxShadow }) => outline + boxShadow).join()
      return { look, ring: own.outlineStyle === 'none' ? before : own }
    },
    /** A name by which a person finds the control. */
    nameOf(control: HTMLElement) {
      const labels = 'labels' in control && control.labels instanceof NodeList ? control.labels : []
      return control.textContent.trim() || labels[0]?.textContent?.trim() || control.id
    },
  }))
}
