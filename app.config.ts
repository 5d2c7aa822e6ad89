import { fileURLToPath } from 'node:url'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig, loadEnv } from 'vite'
import { checkSiteVariables } from './app/lib/site-variables.ts'
import { designGallery } from './scripts/build/design-gallery.ts'
import { guardPageCode } from './scripts/build/guard-page-code.ts'
import { hostFor } from './scripts/build/hosts.ts'
import { securityHeaders } from './scripts/build/security-headers.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** What is the same for everybody, rendered once, at build. */
const prerendered = [
  '/',
  '/home',
  '/contact',
  '/about',
  '/privacy',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
]

/** The build-and-deploy configuration: Vite's, with TanStack Start for the app and Nitro for the server. */
export default defineConfig(({ mode }) => {
  checkSiteVariables(loadEnv(mode, root))
  const host = hostFor(process.env.NITRO_PRESET)
  return {
    resolve: { alias: { '~': `${root}app` } },
    define: { 'import.meta.env.HOST_KEEPS_FILES': host.keepsFiles },
    server: { port: 3000 },
    build: {
      // The first browsers with light-dark(). For older ones it would be compiled into variables that are fixed at the
      // root, and a night band on a light page could not turn dark.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      // One small file for all pages: it is there before the second page is, and belongs to no script.
      cssCodeSplit: false,
      // A picture turned into a data: address would need a hole in the Content-Security-Policy.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
    plugins: [
      designGallery(),
      tanstackStart({
        srcDirectory: 'app',
        server: { entry: 'server/entry.server.ts' },
        importProtection: { behavior: 'error' },
      }),
      nitro({
        compatibilityDate: '2026-11-01',
        preset: host.preset,
        ...host.nitro,
        hooks: {
          // The pages are rendered by Nitro's own prerenderer, not by a host.
          'prerender:config': (config) => {
            delete config.entry
            delete config.handlers
          },
        },
        prerender: { routes: prerendered, failOnError: true },
        modules: [securityHeaders(), ...(host.nitro.modules ?? [])],
        publicAssets: [
          // `fallthrough: false`: an asset that is not there is answered 404 without the year-long header.
          { baseURL: '/assets', dir: 'public/assets', fallthrough: false, maxAge: 31_536_000 },
        ],
      }),
      react(),
      guardPageCode(),
    ],
  }
})
