import { fileURLToPath } from 'node:url'
import type { NitroConfig } from 'nitro/types'
import { cloudflareRouting, netlifyRouting, vercelRouting } from './host-routing.ts'

/** What a host needs of the build, and what whoever builds for it needs to know. */
export type Host = {
  /** As a person calls it. */
  name: string
  /** How the build is run or deployed, from the project's folder. */
  next: string
  /** False where a file is gone with the instance that wrote it: no embedded inbox, so `API_HOST` has to be set. */
  keepsFiles: boolean
  nitro: NitroConfig
}

const inPlatform = (file: string) =>
  fileURLToPath(new URL(`../../app/platform/${file}`, import.meta.url))

const middleware = (file: string) => ({ route: '/**', middleware: true, handler: inPlatform(file) })

/** Where the site is a process of its own: it starts as on Node, and serves its files itself, compressed beforehand. */
const ownProcess: NitroConfig = {
  entry: inPlatform('node/entry.server.ts'),
  // Three times as fast as from the disk, and nothing but the server's folder is needed to run.
  serveStatic: 'inline',
  compressPublicAssets: { gzip: true, brotli: true },
}

/** Where each instance is the host's to start: the first request is the first chance to look at the variables. */
const startedByTheHost: NitroConfig = {
  handlers: [middleware('first-request.server.ts')],
  // Their networks compress what they send.
  compressPublicAssets: false,
}

/** The hosts that the site is built for, by Nitro's name for them. `npm run test:hosts` exercises each. */
export const hosts = {
  'node-server': {
    name: 'Node',
    next: 'node .output/server/index.mjs',
    keepsFiles: true,
    nitro: ownProcess,
  },
  'deno-server': {
    name: 'Deno',
    next: 'deno run -A .output/server/index.mjs (docs/deploy/deno.md has the narrower permissions)',
    keepsFiles: true,
    nitro: ownProcess,
  },
  bun: {
    name: 'Bun',
    next: 'bun .output/server/index.mjs',
    keepsFiles: true,
    nitro: ownProcess,
  },
  'cloudflare-module': {
    name: 'Cloudflare Workers',
    next: 'npx wrangler deploy',
    keepsFiles: false,
    nitro: {
      ...startedByTheHost,
      handlers: [middleware('first-request.server.ts'), middleware('cloudflare/assets.server.ts')],
      modules: [cloudflareRouting],
      cloudflare: {
        nodeCompat: true,
        deployConfig: true,
        wrangler: {
          name: 'egg-rock-site',
          // What the workerd in tests/hosts/runtimes knows; one does not start on a date that is newer than itself.
          compatibility_date: '2026-10-23',
          // What is set in the dashboard stays: a deployment would take API_HOST away otherwise.
          keep_vars: true,
        },
      },
    },
  },
  'aws-lambda': {
    name: 'AWS Lambda',
    next: 'cd .output/server && zip -r ../site.zip . (docs/deploy/aws-lambda.md)',
    keepsFiles: false,
    nitro: {
      ...startedByTheHost,
      // There is no file host beside the function. What is compressed already would be taken for text and be spoilt.
      serveStatic: 'inline',
    },
  },
  vercel: {
    name: 'Vercel',
    next: 'npx vercel deploy --prebuilt',
    keepsFiles: false,
    nitro: { ...startedByTheHost, modules: [vercelRouting] },
  },
  netlify: {
    name: 'Netlify',
    next: 'npx netlify deploy --no-build --dir dist --prod',
    keepsFiles: false,
    nitro: { ...startedByTheHost, modules: [netlifyRouting] },
  },
} satisfies Record<string, Host>

export type Preset = keyof typeof hosts

/**
 * @param preset Nitro's name for the host; Node where none is given
 * @throws naming those that there are
 */
export function hostFor(preset = 'node-server'): Host & { preset: Preset } {
  if (!isPreset(preset)) {
    throw new Error(`There is no host ${preset}. There are: ${Object.keys(hosts).join(', ')}.`)
  }
  return { ...hosts[preset], preset }
}

function isPreset(name: string): name is Preset {
  return Object.hasOwn(hosts, name)
}
