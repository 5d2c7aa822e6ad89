import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Nitro, NitroModule } from 'nitro/types'
import * as v from 'valibot'

/*
 * A form is posted to the page that it is on (docs/decisions/002). A host that serves the prerendered pages itself
 * refuses that, because a file takes no POST. Here a POST reaches the server all the same, and a GET still gets the
 * file.
 */

/** Vercel answers 405 to a POST to a file. These routes come before those of Nitro, so before the files. */
export const vercelRoutes = [
  // Vercel would also serve a page's file at its path with a trailing slash, but without the page's headers.
  // A path that begins with two slashes is not redirected: it would lead to another site.
  {
    src: '/([\\w.-](?:.*[^/])?)/+',
    methods: ['GET', 'HEAD'],
    status: 308,
    headers: { location: '/$1' },
  },
  // Nitro's name for its function.
  { src: '/(.*)', methods: ['POST'], dest: '/__server' },
]

/**
 * Cloudflare answers 405 to a POST to a file, and its rules cannot tell methods apart. So requests for pages go to the
 * Worker first, which answers a GET with the file (`app/platform/cloudflare/assets.server.ts`).
 */
export const cloudflareRouting = afterBuild('cloudflare-module', async ({ options }) => {
  const file = join(options.output.serverDir, 'wrangler.json')
  const schema = v.looseObject({ assets: v.looseObject({}) })
  const config = v.parse(schema, JSON.parse(await readFile(file, 'utf8')))
  Object.assign(config.assets, {
    run_worker_first: options.prerender.routes,
    // The default redirects /home to /home/, which no header rule matches.
    html_handling: 'drop-trailing-slash',
  })
  await writeFile(file, JSON.stringify(config, null, 2))
})

/** Netlify calls a function with `preferStatic` only where there is no file. A copy of the function takes every POST. */
export const netlifyRouting = afterBuild('netlify', async ({ options }) => {
  const functions = options.output.serverDir
  const posts = join(functions, '../posts')
  await cp(functions, posts, { recursive: true })
  let configuration = await readFile(join(functions, 'server.mjs'), 'utf8')
  for (const [before, after] of [
    ['preferStatic: true', 'method: ["POST"]'],
    ['name: "server handler"', 'name: "posted forms"'],
  ] as const) {
    if (!configuration.includes(before)) {
      throw new Error(`Nitro has changed: no ${before} in\n${configuration}`)
    }
    configuration = configuration.replace(before, after)
  }
  await writeFile(join(posts, 'posts.mjs'), configuration)
})

/** Runs once the preset has written its files, but not for the prerenderer, whose build has the same modules. */
function afterBuild(preset: string, change: (nitro: Nitro) => Promise<void>): NitroModule {
  return {
    name: `routing-${preset}`,
    setup: (nitro) => {
      if (nitro.options.preset === preset) nitro.hooks.hook('compiled', change)
    },
  }
}
