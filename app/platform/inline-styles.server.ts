import { tsrStartManifest } from 'tanstack-start-manifest:v'

/**
 * Adds a link to each style sheet that is inline in the page. Vite loads a page's style sheets with its code, except those
 * that already have a link. The browser does not load these links either: they are disabled and, because the preload scanner
 * of Chromium 150 loads disabled links too, for no medium.
 */
export function linkInlineStyles(html: string): string {
  const { styles = {} } = tsrStartManifest().inlineCss ?? {}
  const links = Object.entries(styles)
    .filter(([, style]) => html.includes(style))
    .map(([href]) => `<link rel="stylesheet" href="${href}" media="not all" disabled=""/>`)
  return html.replace('</head>', (end) => links.join('') + end)
}
