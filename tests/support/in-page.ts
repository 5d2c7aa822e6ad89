import type { Page } from 'playwright/test'

/** Helpers for code that runs in the page, which cannot import anything. They last until the next navigation. */
export function inPage(page: Page) {
  return page.evaluateHandle(() => ({
    /** Elements that are visible and can be used now. While a modal dialog is open, only those in it. */
    usable(selector: string) {
      const scope = document.querySelector('dialog:modal') ?? document.body
      return [...scope.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.getBoundingClientRect().width > 1 &&
          !element.closest('[inert], [aria-hidden="true"]'),
      )
    },
    /** The styles of the control and its `::before`, one of which has the focus ring. */
    looksOf(control: Element) {
      const [own, before] = [getComputedStyle(control), getComputedStyle(control, '::before')]
      const look = [own, before].map(({ outline, boxShadow }) => outline + boxShadow).join()
      return { look, ring: own.outlineStyle === 'none' ? before : own }
    },
    /** A name that a visitor sees: text or label. */
    nameOf(control: HTMLElement) {
      const labels = 'labels' in control && control.labels instanceof NodeList ? control.labels : []
      return control.textContent.trim() || labels[0]?.textContent?.trim() || control.id
    },
  }))
}
