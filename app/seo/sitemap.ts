/**
 * A sitemap (sitemaps.org, 0.9).
 *
 * @param site the public origin, without a trailing slash
 */
export function sitemap(site: string, paths: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${site}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}
