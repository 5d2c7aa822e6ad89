export type SitemapPage = {
  path: string
  /** The days of its parts' last changes, `2026-11-20`; `undefined` for one that is not known. */
  changes: readonly (string | undefined)[]
}

/**
 * A sitemap (sitemaps.org, 0.9). A page has a date if the last change of each of its parts is known: Google believes
 * dates only while all of them are right.
 *
 * @param site public origin, without a trailing slash
 */
export function sitemap(site: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changes }) => {
    const known = changes.filter((day) => day !== undefined)
    const last = known.length === changes.length ? known.toSorted().at(-1) : undefined
    return `<url><loc>${site}${path}</loc>${last ? `<lastmod>${last}</lastmod>` : ''}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
