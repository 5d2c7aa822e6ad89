import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { nitro } from 'nitro/vite'
import { defineConfig, loadEnv } from 'vite'
import { imagetools } from 'vite-imagetools'
import { checkSiteVariables } from './app/environment/site-variables.ts'
import { healthPath, prerenderedPaths } from './app/page-table.ts'
import { checks, clientBundle } from './scripts/build/client-bundle.ts'
import { drawings } from './scripts/build/drawings.ts'
import { fileHeaders } from './scripts/build/file-headers.ts'
import { guardPageCode } from './scripts/build/guard-page-code.ts'
import { developmentSite, hostFor } from './scripts/build/hosts.ts'
import { root } from './scripts/support/processes.ts'

/** The configuration of Vite, with TanStack Start for the app and Nitro for the server. */
export default defineConfig(({ mode, command }) => {
  checkSiteVariables(loadEnv(mode, root))
  const host = hostFor(process.env.NITRO_PRESET)
  return {
    resolve: {
      alias: { '~': `${root}app` },
    },
    server: { port: 3000 },
    // Vite would compile light-dark() into variables that are set at the root only, and a dark band on a light page would
    // stay light. Browsers without it get the colors of the light scheme (`lightOnly`).
    css: { lightningcss: { exclude: Features.Colors } },
    build: {
      // The browsers of the last four years, see docs/browsers.md. Script has Vite's default target: browsers that are a
      // few months younger, but the code needs nothing that was new in them.
      cssTarget: ['chrome107', 'edge107', 'firefox106', 'safari16.1', 'ios16.1'],
      // No file is inlined because it is small. Only the drawings of the first view are, by `?first-view`.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
    plugins: [
      clientBundle(),
      drawings(),
      imagetools(),
      tanstackStart({
        srcDirectory: 'app',
        server: { entry: 'server/server-entry.server.ts', build: { inlineCss: true } },
        importProtection: { behavior: 'error' },
      }),
      nitro({
        compatibilityDate: '2026-11-01',
        logLevel: 1,
        rolldownConfig: { checks },
        preset: host.preset,
        ...host.nitro,
        plugins: [
          `${root}app/server/canonical-paths.server.ts`,
          `${root}app/server/response-headers.server.ts`,
        ],
        hooks: {
          // The prerenderer is a server of its own. It gets Nitro's entry, because the host's would start to listen, and
          // none of the handlers and modules for the host.
          'prerender:config': (config) => {
            delete config.entry
            delete config.handlers
            delete config.modules
            // Otherwise a build for another host copies the pages that an earlier build for Node left in .output.
            config.serveStatic = false
          },
        },
        prerender: {
          routes: [...prerenderedPaths, ...(host.nitro.prerender?.routes ?? [])],
          failOnError: true,
        },
        handlers: [
          ...(command === 'serve' ? [developmentSite] : (host.nitro.handlers ?? [])),
          // Not a route of its own, which would be a second function on Vercel.
          { route: healthPath, middleware: true, handler: `${root}app/server/health.server.ts` },
        ],
        modules: [fileHeaders, ...(host.nitro.modules ?? [])],
        publicAssets: [
          { baseURL: '/assets', dir: 'public/assets', fallthrough: host.appAnswersForAssets },
        ],
      }),
      react(),
      guardPageCode(),
    ],
  }
})
