import { cp, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Nitro } from 'nitro/types'

/*
 * A form is posted to the page that it is on (docs/decisions/002), which hosts refuse, because a file takes no POST. Each
 * of these modules of Nitro lets a POST reach the server, while a GET still gets the file.
 */

/**
 * These routes come before the files. The app gets each POST, and redirects the URL variants at which Vercel would serve the
 * file of a page, without its headers. A function has the name of its folder (Vercel, Build Output API, version 3).
 */
export function vercelRouting({ options }: Nitro) {
  const dest = `/${basename(options.output.serverDir, '.func')}`
  const routes = [
    { src: '(?:/.+/|(?:/.+)?/index\\.html)', dest },
    { src: '/(.*)', methods: ['POST'], dest },
  ]
  options.vercel = { ...options.vercel, config: { version: 3, routes } }
}

/**
 * Cloudflare's rules cannot tell methods apart. So requests for pages go to the Worker first, which answers a GET with the
 * file (`app/hosts/function/cloudflare-assets.server.ts`). Nitro ignores `assets` in its own option for Wrangler's file.
 */
export const cloudflareRouting = afterBuild(async ({ options }) => {
  const file = join(options.output.serverDir, 'wrangler.json')
  const config = JSON.parse(await readFile(file, 'utf8'))
  Object.assign(config.assets, {
    run_worker_first: options.prerender.routes,
    // The default redirects /home to /home/, which no header rule matches.
    html_handling: 'drop-trailing-slash',
  })
  await writeFile(file, JSON.stringify(config, null, 2))
})

/**
 * Netlify calls Nitro's function only where there is no file. A copy of it takes every POST, and gets `waitUntil`, which
 * Nitro does not pass on, for what is done after the answer.
 */
export const netlifyRouting = afterBuild(async ({ options }) => {
  const { serverDir } = options.output
  const posts = join(serverDir, '../posts')
  await cp(serverDir, posts, { recursive: true })
  await writeFile(
    join(posts, 'posts.mjs'),
    `import answer from './${basename(serverDir)}.mjs'
export default (request, context) =>
  answer(Object.assign(request, { waitUntil: (work) => context.waitUntil(work) }))
export const config = {
  name: 'posted forms',
  path: '/*',
  method: ['POST'],
  excludedPath: ['/.netlify/*', '/assets/*'],
  nodeBundler: 'none',
  includedFiles: ['**'],
}
`,
  )
})

/** Runs once Nitro has written the host's files. */
function afterBuild(change: (nitro: Nitro) => Promise<void>) {
  return ({ hooks }: Nitro) => void hooks.hook('compiled', change)
}
