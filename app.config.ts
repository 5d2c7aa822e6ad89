import { fileURLToPath } from 'node:url'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig, loadEnv } from 'vite'
import { checkSiteVariables } from './app/environment/site-variables.ts'
import { prerenderedPaths } from './app/pages.ts'
import { clientBundle, warnUnlessNoise } from './scripts/build/client-bundle.ts'
import { drawings } from './scripts/build/drawings.ts'
import { guardPageCode } from './scripts/build/guard-page-code.ts'
import { hostFor } from './scripts/build/hosts.ts'
import { securityHeaders } from './scripts/build/security-headers.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** The build-and-deploy configuration: Vite's, with TanStack Start for the app and Nitro for the server. */
export default defineConfig(({ mode }) => {
  checkSiteVariables(loadEnv(mode, root))
  const host = hostFor(process.env.NITRO_PRESET)
  return {
    define: { 'import.meta.env.HOST_KEEPS_FILES': host.keepsFiles },
    resolve: {
      alias: { '~': `${root}app` },
    },
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
      clientBundle(),
      drawings(),
      tanstackStart({
        srcDirectory: 'app',
        server: { entry: 'platform/server-entry.server.ts' },
        importProtection: { behavior: 'error' },
      }),
      nitro({
        compatibilityDate: '2026-11-01',
        logLevel: 1,
        rolldownConfig: { onwarn: warnUnlessNoise },
        preset: host.preset,
        ...host.nitro,
        plugins: [
          `${root}app/platform/trailing-slash.server.ts`,
          `${root}app/platform/response-headers.server.ts`,
        ],
        hooks: {
          // The pages are rendered by Nitro's own prerenderer, not by a host.
          'prerender:config': (config) => {
            delete config.entry
            delete config.handlers
          },
        },
        prerender: { routes: [...prerenderedPaths], failOnError: true },
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
