import { createFileRoute } from '@tanstack/react-router'
import { addresses } from '~/content/addresses'

/** All may read everything. What is not to be found says so itself: a crawler that is kept out could not see that. */
const robots = `User-agent: *
Allow: /

Sitemap: ${addresses.site}/sitemap.xml
`

export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: {
      GET: () => new Response(robots, { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
    },
  },
})
