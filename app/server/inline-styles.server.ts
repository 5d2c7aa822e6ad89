import { tsrStartManifest } from 'tanstack-start-manifest:v'

/**
 * Adds a disabled link for each style sheet that is inline in the page: Vite would load those without a link again.
 * `media="not all"` is for the preload scanner of Chromium 150, which loads disabled links too.
 */
export function linkInlineStyles(html: string): string {
  const { styles = {} } = tsrStartManifest().inlineCss ?? {}
  const links = Object.entries(styles)
    .filter(([, style]) => html.includes(style))
    .map(([href]) => `<link rel="stylesheet" href="${href}" media="not all" disabled=""/>`)
  return html.replace('</head>', (end) => links.join('') + end)
}
