import { createFileRoute } from '@tanstack/react-router'
import { siteOrigin } from '~/content/urls'

/** Nothing is disallowed. Pages that should not be listed have `noindex`, which a crawler must be able to read. */
const robots = `User-agent: *
Allow: /

Sitemap: ${siteOrigin}/sitemap.xml
`

export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: {
      GET: () => new Response(robots, { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
    },
  },
})
