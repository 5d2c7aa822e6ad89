import { createFileRoute } from '@tanstack/react-router'
import { addresses } from '~/content/addresses'
import { canonicalPaths } from '~/pages'
import { sitemap } from '~/seo/sitemap'

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: () =>
        new Response(sitemap(addresses.site, canonicalPaths), {
          headers: { 'content-type': 'application/xml' },
        }),
    },
  },
})
