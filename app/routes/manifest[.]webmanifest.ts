import { createFileRoute } from '@tanstack/react-router'
import { language } from '~/content/constants'
import { firm } from '~/content/firm'
import { siteCopy } from '~/content/site-copy'

/** For home screens and bookmarks. The site is not an app to install, so `display` is `browser`. */
const manifest = {
  name: firm.name,
  short_name: firm.shortName,
  description: `${firm.trade} in ${siteCopy.places}`,
  lang: language,
  start_url: '/',
  background_color: import.meta.env.THEME_COLORS.light,
  theme_color: import.meta.env.THEME_COLORS.action,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

export const Route = createFileRoute('/manifest.webmanifest')({
  server: {
    handlers: {
      GET: () =>
        Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } }),
    },
  },
})
