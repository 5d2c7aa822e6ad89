// What React tells the page's inline script about its forms (`keep-text.ts` and `hold-forms.ts` in app/boot).

/** A form is in the page as it will stay: React has rendered it, or leaves the page to the browser. */
export function announceForm(): void {
  dispatchEvent(new Event('formready'))
}

/** A form is about to leave the page, or has been emptied. */
export function announceChange(): void {
  dispatchEvent(new Event('formchanged'))
}
