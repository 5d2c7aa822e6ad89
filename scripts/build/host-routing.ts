import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Nitro, NitroModule } from 'nitro/types'
import * as v from 'valibot'

/*
 * A form is posted to the page that it is on (docs/decisions/002). Where the host itself sends the files of
 * prerendered pages, it would refuse that: a file takes no POST. These modules change what Nitro has written for each
 * such host, so that a POST reaches the server and a visit still gets the file.
 */

/**
 * Cloudflare answers 405 to a POST where there is a file, and cannot tell requests apart by their method. So requests
 * for pages go to the Worker first, which hands visits back to the files (`app/platform/cloudflare/assets.server.ts`).
 */
export const cloudflareRouting = afterBuild('cloudflare-module', async ({ options }) => {
  const schema = v.looseObject({ assets: v.looseObject({}) })
  await changeJson(join(options.output.serverDir, 'wrangler.json'), schema, (config) => ({
    ...config,
    assets: {
      ...config.assets,
      run_worker_first: options.prerender.routes,
      // /home is the page's address. The default leads from there to /home/, which no header rule matches.
      html_handling: 'drop-trailing-slash',
    },
  }))
})

/**
 * Vercel answers 405 to a POST where there is a file, unless a route before the files says otherwise. It also sends a
 * page's file at the address with a slash at its end, without the page's headers; that address leads to the page's own.
 */
export const vercelRouting = afterBuild('vercel', async ({ options }) => {
  const schema = v.looseObject({
    routes: v.pipe(v.array(v.looseObject({ dest: v.optional(v.string()) })), v.nonEmpty()),
  })
  await changeJson(join(options.output.dir, 'config.json'), schema, (config) => ({
    ...config,
    routes: [
      // Not to a path that begins with two slashes, which is another site.
      {
        src: '/([\\w.-](?:.*[^/])?)/+',
        methods: ['GET', 'HEAD'],
        status: 308,
        headers: { location: '/$1' },
      },
      // The last of Nitro's routes names its function.
      { src: '/(.*)', methods: ['POST'], dest: functionOf(config.routes) },
      ...config.routes,
    ],
  }))
})

function functionOf(routes: readonly { dest?: string | undefined }[]): string {
  const dest = routes.at(-1)?.dest
  if (!dest)
    throw new Error('Nitro has changed: the last route of Vercel’s config.json has no dest')
  return dest
}

/**
 * Netlify calls a function with `preferStatic` only where there is no file. A second one, the same but for its
 * configuration, takes every POST.
 */
export const netlifyRouting = afterBuild('netlify', async ({ options }) => {
  const visits = options.output.serverDir
  const posts = join(visits, '../posts')
  await cp(visits, posts, { recursive: true })
  const configuration = await readFile(join(visits, 'server.mjs'), 'utf8')
  await writeFile(
    join(posts, 'posts.mjs'),
    replaceOnce(
      replaceOnce(configuration, 'preferStatic: true', 'method: ["POST"]'),
      'name: "server handler"',
      'name: "posted forms"',
    ),
  )
})

/** Runs once the preset has written its files; not for the prerenderer, which is built with the same modules. */
function afterBuild(preset: string, change: (nitro: Nitro) => Promise<void>): NitroModule {
  return {
    name: `routing-${preset}`,
    setup: (nitro) => {
      if (nitro.options.preset !== preset) return
      nitro.hooks.hook('compiled', change)
    },
  }
}

async function changeJson<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  change: (content: v.InferOutput<Schema>) => object,
): Promise<void> {
  const content = v.parse(schema, JSON.parse(await readFile(file, 'utf8')))
  await writeFile(file, JSON.stringify(change(content), null, 2))
}

/** The build stops where Nitro no longer writes what is to be changed. */
function replaceOnce(text: string, found: string, put: string): string {
  if (!text.includes(found)) throw new Error(`Nitro has changed: no ${found} in\n${text}`)
  return text.replace(found, put)
}
