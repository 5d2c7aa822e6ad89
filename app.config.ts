import { fileURLToPath } from 'node:url'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig, loadEnv } from 'vite'
import { checkSiteVariables } from './app/environment/site-variables.ts'
import { prerenderedPaths } from './app/pages.ts'
import { drawings } from './scripts/build/drawings.ts'
import { guardPageCode } from './scripts/build/guard-page-code.ts'
import { hostFor } from './scripts/build/hosts.ts'
import { securityHeaders } from './scripts/build/security-headers.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** The build-and-deploy configuration: Vite's, with TanStack Start for the app and Nitro for the server. */
export default defineConfig(({ mode, command }) => {
  checkSiteVariables(loadEnv(mode, root))
  const host = hostFor(process.env.NITRO_PRESET)
  return {
    define: { 'import.meta.env.HOST_KEEPS_FILES': host.keepsFiles },
    resolve: {
      alias: [
        { find: '~', replacement: `${root}app` },
        // React has had the hook that this stands in for since version 18.
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        ...(command === 'build'
          ? [
              {
                find: '@tanstack/devtools-event-client',
                replacement: `${root}scripts/build/silent-event-client.ts`,
              },
            ]
          : []),
      ],
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
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // One file for what every page needs, with the few words that two pages share, and another for what
                  // every form needs: they compress better than their parts, and take one request each.
                  {
                    name: 'site',
                    test: /\/app\/(?:client\.tsx|content\/contact-fields\.ts)$/,
                    priority: 2,
                  },
                  {
                    name: 'form',
                    test: /\/app\/submissions\/(?:text|form\/(?:SubmissionForm|use-submission-form))\.tsx?$/,
                    priority: 1,
                  },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [
      drawings(),
      tanstackStart({
        srcDirectory: 'app',
        server: { entry: 'platform/server-entry.server.ts' },
        importProtection: { behavior: 'error' },
      }),
      nitro({
        compatibilityDate: '2026-11-01',
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
