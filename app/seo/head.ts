import { createIsomorphicFn } from '@tanstack/react-start'
import type { Graph } from 'schema-dts'
import { addresses } from '~/content/addresses'
import { errorTitlePrefix } from '~/content/errors'
import { firm } from '~/content/firm'
import { type Page, type PagePath, pages, shareImage, shareImageSize } from '~/pages'
import type { PageSeo, SiteSeo } from './schema-org'
import { graphOf } from './structured-data'

// On the server only, to keep its content out of the browser's script. The document has it.
const structuredDataOf = createIsomorphicFn().server(graphOf)

/** Head data of a page of this site; `posted` is the form that the browser posted to it. */
export function headOf(path: PagePath, posted?: { outcome: { status: string } }) {
  const { canonical = path, ...page }: Page = pages[path]
  const seo = { ...page, path: canonical }
  return pageHead(
    seo,
    { name: firm.name, url: addresses.site },
    { error: posted?.outcome.status === 'incomplete', structuredData: structuredDataOf(seo) },
  )
}

/**
 * Head data of one page: title, description, canonical URL, Open Graph (ogp.me) and the large card of X, which takes
 * everything but the alternative text from Open Graph.
 *
 * @param more.error starts the title with 'Error: ', for a page that shows a form to correct
 * @param more.structuredData is left out in the browser (docs/decisions/009-being-found.md)
 */
export function pageHead(
  { path, title, description }: PageSeo,
  site: SiteSeo,
  { error = false, structuredData }: { error?: boolean; structuredData?: Graph | undefined } = {},
) {
  const url = `${site.url}${path}`
  const image = shareImage(path)
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
