import { createFileRoute } from '@tanstack/react-router'
import { siteOrigin } from '~/content/urls'
import { canonicalPaths } from '~/page-table'

/** Sitemap protocol 0.9 (sitemaps.org). */
const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${canonicalPaths.map((path) => `<url><loc>${siteOrigin}${path}</loc></url>`).join('\n')}
</urlset>
`

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: () => new Response(sitemap, { headers: { 'content-type': 'application/xml' } }),
    },
  },
})
