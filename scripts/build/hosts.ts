import type { NitroConfig } from 'nitro/types'
import { notFoundFile } from '../../app/page-table.ts'
import { root } from '../support/processes.ts'
import { cloudflareRouting, netlifyRouting, vercelRouting } from './host-routing.ts'

/** What the build needs to know about a host, and what it tells the person who builds for it. */
type Host = {
  name: string
  /** How the build is run or deployed, from the project's folder. */
  deployCommand: string
  /**
   * False where a file is lost with the instance that wrote it, and nothing runs between requests: there is no embedded
   * inbox, so `DATABASE_URL` or `API_HOST` is needed.
   */
  keepsFiles: boolean
  /** Whether the app answers for an asset that is missing: the host would send the headers of the folder, and browsers cache it. */
  appAnswersForAssets: boolean
  nitro: NitroConfig
}

const inHosts = (file: string) => `${root}app/hosts/${file}`

const middleware = (file: string) => ({ route: '/**', middleware: true, handler: inHosts(file) })

/** Where the site is a process of its own. It starts as on Node, and serves its files itself, compressed beforehand. */
const ownProcess = {
  keepsFiles: true,
  appAnswersForAssets: false,
  nitro: {
    entry: inHosts('process/entry.server.ts'),
    // Three times as fast as from the disk, and only the server's folder is needed to run.
    serveStatic: 'inline',
    compressPublicAssets: { gzip: true, brotli: true },
    // Other hosts have ways of their own with such a file: no redirects, no policy, or a year in the cache.
    prerender: { routes: [notFoundFile] },
  },
} satisfies Partial<Host>

/** Gives each request what it submits to, on hosts that start each instance themselves. */
const functionEntry = middleware('function/entry.server.ts')

/** The same for the development server. */
export const developmentSite = middleware('development.server.ts')

/** The hosts that the site is built for, by Nitro's name for them. `npm run test:hosts` tests each. */
export const hosts = {
  'node-server': { name: 'Node', deployCommand: 'node .output/server/index.mjs', ...ownProcess },
  'deno-server': {
    name: 'Deno',
    deployCommand:
      'deno run -A .output/server/index.mjs (docs/deploy/deno.md has the narrower permissions)',
    ...ownProcess,
  },
  bun: { name: 'Bun', deployCommand: 'bun .output/server/index.mjs', ...ownProcess },
  'cloudflare-module': {
    name: 'Cloudflare Workers',
    deployCommand: 'npx wrangler deploy',
    keepsFiles: false,
    appAnswersForAssets: true,
    nitro: {
      handlers: [
        middleware('function/cloudflare-hyperdrive.server.ts'),
        functionEntry,
        middleware('function/cloudflare-assets.server.ts'),
      ],
      modules: [cloudflareRouting],
      cloudflare: {
        wrangler: {
          name: 'egg-rock-site',
          // The workerd in tests/hosts/runtimes does not start on a date that is newer than itself.
          compatibility_date: '2026-10-23',
          // Otherwise a deployment would delete the variables that are set in the dashboard, such as DATABASE_URL.
          keep_vars: true,
        },
      },
    },
  },
  'aws-lambda': {
    name: 'AWS Lambda',
    deployCommand: 'cd .output/server && zip -r ../site.zip . (docs/deploy/aws-lambda.md)',
    keepsFiles: false,
    appAnswersForAssets: false,
    nitro: {
      handlers: [functionEntry],
      // The function also serves the files, uncompressed: compressed ones would be read as text and damaged.
      serveStatic: 'inline',
    },
  },
  vercel: {
    name: 'Vercel',
    deployCommand: 'npx vercel deploy --prebuilt --prod',
    keepsFiles: false,
    appAnswersForAssets: false,
    nitro: { handlers: [functionEntry], modules: [vercelRouting] },
  },
  netlify: {
    name: 'Netlify',
    deployCommand: 'npx netlify deploy --no-build --dir dist --prod',
    keepsFiles: false,
    appAnswersForAssets: true,
    nitro: { handlers: [functionEntry], modules: [netlifyRouting] },
  },
} satisfies Record<string, Host>

export type Preset = keyof typeof hosts

/**
 * @param name Nitro's name for the host; Node by default
 * @throws with a list of the hosts, if there is no such host
 */
export function hostFor(name?: string): Host & { preset: Preset } {
  const preset = (name || 'node-server') as Preset
  if (!Object.hasOwn(hosts, preset)) {
    throw new Error(`There is no host ${preset}. The hosts are: ${Object.keys(hosts).join(', ')}.`)
  }
  return { ...hosts[preset], preset }
}
