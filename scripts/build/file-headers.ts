import { readdirSync } from 'node:fs'
import type { Nitro } from 'nitro/types'
import { notFoundFile } from '../../app/page-table.ts'
import type { InlineSources } from '../../app/server/csp.ts'
import {
  assetFields,
  embeddedFileFields,
  fileFields,
  type HeaderFields,
  pageFileFields,
} from '../../app/server/security-headers.ts'
import { inlineSources } from './inline-code.ts'

/** Pictures that other sites and mails show: the share images, and the logo among the icons. */
const embedded = /^\/share\/|\.(?:png|ico|svg)$/

/**
 * A module of Nitro that gives every file of the build its headers, as route rules. Each path has one complete rule,
 * because hosts combine several in different ways.
 */
export function fileHeaders(nitro: Nitro): void {
  // Not in development: Vite's client needs what a policy would refuse.
  if (nitro.options.dev) return
  const pages = new Map<string, InlineSources>()
  nitro.hooks.hook('prerender:generate', (route) => {
    // What it says is right.
    if (route.route === notFoundFile && route.error?.status === 404) delete route.error
    if (!route.contentType?.startsWith('text/html') || route.error) return
    pages.set(route.route, inlineSources(route.contents ?? ''))
  })
  nitro.hooks.hook('prerender:done', async ({ failedRoutes }) => {
    for (const { route, error } of failedRoutes) console.error(`${route}: ${error?.message}`)
    for (const [path, inline] of pages) {
      const fields = pageFileFields(inline)
      if (path === notFoundFile) {
        // Otherwise some networks keep it for hours.
        addRule(nitro, path, { ...fields, 'cache-control': 'no-store' })
        continue
      }
      addRule(nitro, path, fields)
      addRule(nitro, `${path === '/' ? '' : path}/index.html`, fields)
    }
    for (const path of otherFiles(nitro.options.output.publicDir, pages.keys())) {
      addRule(nitro, path, headerFields(path))
    }
    nitro.routing.sync()
  })
}

function headerFields(path: string): HeaderFields {
  if (path === '/assets/**') return assetFields
  return embedded.test(path) ? embeddedFileFields : fileFields
}

/** The paths of the files at the top that are not pages, and one pattern for each folder without pages. */
function otherFiles(publicDir: string, pages: Iterable<string>): string[] {
  const ofPages = new Set(['index.html', ...Array.from(pages, (path) => path.split('/')[1])])
  return readdirSync(publicDir, { withFileTypes: true })
    .filter(({ name }) => !ofPages.has(name))
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/**` : `/${entry.name}`))
}

function addRule(nitro: Nitro, path: string, fields: HeaderFields): void {
  const rule = nitro.options.routeRules[path]
  nitro.options.routeRules[path] = { ...rule, headers: { ...rule?.headers, ...fields } }
}
