import { tsrStartManifest } from 'tanstack-start-manifest:v'

/**
 * Names the style sheets that are in the page: Vite loads a page's style sheets with its code, unless there is a link to
 * them. The links are disabled, so browsers do not load them either.
 */
export function nameInlineStyles(html: string): string {
  const { styles = {} } = tsrStartManifest().inlineCss ?? {}
  const links = Object.entries(styles)
    .filter(([, style]) => html.includes(style))
    .map(([href]) => `<link rel="stylesheet" href="${href}" disabled=""/>`)
  return html.replace('</head>', (end) => links.join('') + end)
}
