import { createIsomorphicFn } from '@tanstack/react-start'
import { locale } from '~/content/constants'
import { errorTitlePrefix } from '~/content/errors'
import { firm } from '~/content/firm'
import { siteOrigin } from '~/content/urls'
import { canonicalPath, type PagePath, pages } from '~/page-table'
import { shareImage, shareImageSize } from './share-image'
import { structuredDataGraph } from './structured-data'

// On the server only, to keep its content out of the browser's script (docs/decisions/008-being-found.md).
const renderStructuredData = createIsomorphicFn().server(structuredDataGraph)

/**
 * The head of a page. The large card of X takes everything but its alternative text from Open Graph (ogp.me).
 *
 * @param posted the form that the browser posted to the page; the title says so if it has errors to correct
 */
export function pageHead(path: PagePath, posted?: { outcome: { status: string } }) {
  const { title, description } = pages[path]
  const canonical = canonicalPath(path)
  const url = `${siteOrigin}${canonical}`
  const image = shareImage(path)
  const structuredData = renderStructuredData(canonical)
  const prefix = posted?.outcome.status === 'incomplete' ? errorTitlePrefix : ''
  return {
    meta: [
      { title: `${prefix}${title} | ${firm.name}` },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: firm.name },
      { property: 'og:locale', content: locale.replace('-', '_') },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: `${siteOrigin}${image.path}` },
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
