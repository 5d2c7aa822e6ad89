import type { Graph } from 'schema-dts'
import { errorTitlePrefix } from '~/content/errors'
import type { Page } from '~/pages'

/** What a page tells search engines and link previews; `path` is its canonical path. */
export type PageSeo = Omit<Page, 'forms' | 'canonical'> & { path: string }

export type SiteSeo = {
  name: string
  /** Public origin, without a trailing slash. */
  url: string
}

/** What share images measure, in pixels: Open Graph's 1.91 to 1, large enough for the large card of X. */
export const shareImageSize = { width: 1200, height: 630 }

/**
 * Head data of one page: title, description, canonical address, Open Graph (ogp.me) and the large card of X, which
 * takes its texts and its picture from Open Graph and needs to be told the alternative text only.
 *
 * @param more.error marks the title of a page that came back with something to mend, which is what a screen
 *   reader says first (GOV.UK, 'Error summary').
 * @param more.structuredData is left out in the browser, see docs/decisions/009-being-found.md.
 */
export function pageHead(
  { path, title, description, image }: PageSeo,
  site: SiteSeo,
  { error = false, structuredData }: { error?: boolean; structuredData?: Graph | undefined } = {},
) {
  const url = `${site.url}${path}`
  return {
    meta: [
      { title: `${error ? errorTitlePrefix : ''}${title} | ${site.name}` },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: 'en_US' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: `${site.url}${image.path}` },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: String(shareImageSize.width) },
      { property: 'og:image:height', content: String(shareImageSize.height) },
      { property: 'og:image:alt', content: image.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:image:alt', content: image.alt },
      ...(structuredData ? [{ 'script:ld+json': structuredData }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}
