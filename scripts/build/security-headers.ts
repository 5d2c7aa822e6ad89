import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Nitro, NitroModule } from 'nitro/types'
import type { ScriptSource } from '../../app/platform/csp.ts'
import {
  fileFields,
  type HeaderFields,
  pageFileFields,
  sharedFileFields,
} from '../../app/platform/security-headers.ts'
import { inlineScriptSources, refusedByPolicy } from './inline-code.ts'

/** The folder of the pictures for link previews, which other sites show. */
const shared = '/share/**'

/**
 * Gives every file of the build its headers, as route rules: the Node server reads them, and Nitro's presets carry them
 * into what other hosts read. Each path has one rule, whole in itself, because hosts differ in what they make of two.
 * What is not a file has its headers from `response-headers.server.ts`.
 *
 * The build fails on a page with something that its own policy would refuse.
 */
export function securityHeaders(): NitroModule {
  return {
    name: 'security-headers',
    setup(nitro) {
      // Development is without: Vite's client needs what a policy would refuse.
      if (nitro.options.dev || nitro.options.preset === 'nitro-prerender') return
      let paths: string[] = []
      nitro.options.virtual['#site/public-paths'] = () =>
        `export const publicPaths = ${JSON.stringify(paths)}`

      const pages = new Map<string, ScriptSource[]>()
      nitro.hooks.hook('prerender:generate', (route) => {
        if (!route.contentType?.startsWith('text/html') || route.error) return
        const html = route.contents ?? ''
        const refused = refusedByPolicy(html)
        if (refused.length > 0) {
          route.error = new Error(`Its policy would refuse:\n${refused.join('\n')}`)
        }
        pages.set(route.route, inlineScriptSources(html))
      })
      nitro.hooks.hook('prerender:done', async ({ failedRoutes }) => {
        for (const { route, error } of failedRoutes) console.error(`${route}: ${error?.message}`)
        for (const [path, scripts] of pages) {
          const fields = pageFileFields(scripts)
          addRule(nitro, path, fields)
          addRule(nitro, path === '/' ? '/index.html' : `${path}/index.html`, fields)
        }
        paths = publicPaths(nitro.options.output.publicDir)
        for (const path of otherFiles(nitro.options.output.publicDir)) {
          addRule(nitro, path, path === shared ? sharedFileFields : fileFields)
        }
        nitro.routing.sync()
      })
    },
  }
}

/** The paths at which a folder's files are served: a page is served at its folder's. */
function publicPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    .flatMap((path) =>
      path.endsWith('/index.html') ? [path, path.slice(0, -'/index.html'.length) || '/'] : [path],
    )
}

/** Paths of the files at the top, and one pattern for each folder of files. */
function otherFiles(publicDir: string): string[] {
  return readdirSync(publicDir, { withFileTypes: true })
    .filter(({ name }) => name !== 'index.html' && !existsSync(join(publicDir, name, 'index.html')))
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/**` : `/${entry.name}`))
}

function addRule(nitro: Nitro, path: string, fields: HeaderFields): void {
  const rule = nitro.options.routeRules[path]
  nitro.options.routeRules[path] = { ...rule, headers: { ...rule?.headers, ...fields } }
}
