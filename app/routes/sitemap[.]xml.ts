import { lastChanges } from 'virtual:last-changes'
import { createFileRoute } from '@tanstack/react-router'
import { addresses } from '~/content/addresses'
import type { PagePath } from '~/navigation/page-target'
import { sitemap } from '~/seo/sitemap'

/**
 * The pages to be found, and the modules of app/content that they are made of. The type is that of the route tree: a
 * new page does not compile until it stands here. `/home` is `/` by another name.
 */
const pages: Record<Exclude<PagePath, '/home'>, readonly string[]> = {
  '/': ['home.ts', 'services.ts', 'portal.ts', 'firm.ts'],
  '/contact': ['contact.ts', 'firm.ts'],
  '/about': ['about.ts', 'firm.ts'],
  '/privacy': ['privacy.ts', 'firm.ts'],
}

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: () => {
        const changed = Object.entries(pages).map(([path, modules]) => ({
          path,
          changes: modules.map((module) => lastChanges[module]),
        }))
        return new Response(sitemap(addresses.site, changed), {
          headers: { 'content-type': 'application/xml' },
        })
      },
    },
  },
})
