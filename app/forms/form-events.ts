// What React tells the page's inline script about its forms (`keep-text.ts` and `hold-forms.ts` in app/boot).

/** React will not replace a form any more: it has rendered it, or has given up on the page. */
export function announceForm(): void {
  dispatchEvent(new Event('formready'))
}

/** A form is about to leave the page, or has been emptied. */
export function announceChange(): void {
  dispatchEvent(new Event('formchanged'))
}
