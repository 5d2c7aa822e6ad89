import { tsrStartManifest } from 'tanstack-start-manifest:v'

/**
 * Adds a link to each style sheet that is inline in the page. Vite loads a page's style sheets with its code, except those
 * that already have a link. The links are disabled, so the browser does not load them either.
 */
export function linkInlineStyles(html: string): string {
  const { styles = {} } = tsrStartManifest().inlineCss ?? {}
  const links = Object.entries(styles)
    .filter(([, style]) => html.includes(style))
    .map(([href]) => `<link rel="stylesheet" href="${href}" disabled=""/>`)
  return html.replace('</head>', (end) => links.join('') + end)
}
