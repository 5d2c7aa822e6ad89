/**
 * Colours for what the browser draws around the page, and for icons: places that no style sheet reaches. They are the
 * roles of tokens.css in sRGB, as not every reader of a manifest knows oklch().
 */
export const themeColours = {
  /** --color-ground in the light scheme. */
  paper: '#f7f5eb',
  /** --color-ground in the dark scheme. */
  night: '#021a20',
  /** --color-action in the light scheme. */
  sea: '#005245',
}
