import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as routerExports from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { getGlobalStartContext } from '@tanstack/react-start'
import { H3, HTTPResponse } from 'nitro/h3'
import { createElement, Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { toNodeHandler } from 'srvx/node'
import { expect, test } from 'vitest'

/*
 * What the site takes for granted about the inside of its frameworks (app/platform/INTERNALS.md). A test that fails
 * after an upgrade says in its title what changed; the table there says what leans on it.
 */

const require = createRequire(import.meta.url)

/** All of a package's own code below a folder. */
function sourcesOf(packageName: string, folder: string): string {
  const root = join(dirname(require.resolve(`${packageName}/package.json`)), folder)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}

test('h3 no longer runs first what is put first into ~middleware before the first request', async () => {
  const app = new H3().get('/', () => 'handler')
  app['~middleware'].unshift(() => new Response('first'))
  expect(await (await app.request('/')).text()).toBe('first')
})

test('h3 no longer lets onResponse have the last word on headers', async () => {
  const app = new H3({ onResponse: ({ headers }) => headers.set('x-word', 'last') })
  app.use(({ res }) => {
    res.headers.set('x-word', 'rule')
  })
  app.get('/', () => new HTTPResponse('', { headers: { 'x-word': 'handler' } }))
  expect((await app.request('/')).headers.get('x-word')).toBe('last')
})

test('Vite loads a page’s styles though the page has a link to them, or reports a failure in other words', () => {
  const vite = sourcesOf('vite', 'dist/node/chunks')
  expect(vite).toContain('if (link.rel === "stylesheet") preloadedHrefs.styles.add(link.href)')
  expect(vite).toMatch(/Error\(`Unable to preload CSS for \$\{dep\}`\)/)
})

test('Nitro no longer marks the requests of its prerenderer with x-nitro-prerender', () => {
  expect(sourcesOf('nitro', 'dist/_chunks')).toMatch(/headers: \[\["x-nitro-prerender"/)
})

test('Nitro no longer calls its prerenderer’s build nitro-prerender', () => {
  expect(sourcesOf('nitro', 'dist/_chunks')).toContain('preset: "nitro-prerender"')
})

test('Nitro no longer calls its function on Vercel /__server', () => {
  expect(sourcesOf('nitro', 'dist')).toContain('FALLBACK_ROUTE = "/__server"')
})

test('Nitro brings another srvx than this project does: two copies would run in one process', () => {
  const nitro = createRequire(require.resolve('nitro/package.json'))
  expect(nitro.resolve('srvx')).toBe(require.resolve('srvx'))
})

test('srvx no longer turns a fetch handler into one for node:http', () => {
  expect(toNodeHandler(() => new Response())).toHaveLength(2)
})

test('React no longer marks a part that failed on the server with <!--$!-->', async () => {
  function Fails(): never {
    throw new Error('no')
  }
  const page = createElement(Suspense, { fallback: 'wait' }, createElement(Fails))
  const stream = await renderToReadableStream(page, { onError: () => {} })
  expect(await new Response(stream).text()).toContain('<!--$!-->')
})

const client = readFileSync(
  require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js'),
  'utf8',
)

test('React no longer makes script elements by innerHTML = "<script></script>"', () => {
  expect(client).toContain(String.raw`.innerHTML = "<script>\x3c/script>"`)
})

test('React no longer makes the errors that are signals to itself as it loads', () => {
  expect(client).toMatch(/\w+Exception = Error\(formatProdErrorMessage\(\d+\)\)/)
})

test('the router no longer exports what draws the tags of the head', () => {
  expect(routerExports).toMatchObject({
    useTags: expect.any(Function),
    Asset: expect.any(Function),
  })
})

test('Start no longer hydrates a page by the router’s own hydrate', () => {
  expect(hydrate).toBeTypeOf('function')
  expect(sourcesOf('@tanstack/start-client-core', 'dist/esm/client')).toContain(
    'await hydrate(router)',
  )
})

test('the router no longer reads how to scroll to a hash at each navigation', () => {
  expect(sourcesOf('@tanstack/router-core', 'dist/esm')).toContain(
    'hashScrollIntoView ?? this.options.defaultHashScrollIntoView',
  )
})

test('Start no longer has getGlobalStartContext, by which the router learns the nonce', () => {
  expect(() => getGlobalStartContext()).toThrow('No Start context found')
})

test('the code splitter no longer names the code of a page by ?tsr-split=', () => {
  expect(sourcesOf('@tanstack/router-plugin', 'dist/esm')).toContain('"tsr-split"')
})

test('TanStack Form asks more of its development tools’ event client than on and emit', () => {
  const calls = sourcesOf('@tanstack/form-core', 'dist/esm').matchAll(/formEventClient\.(\w+)\(/g)
  expect([...new Set([...calls].map(([, method]) => method))].toSorted()).toEqual(['emit', 'on'])
})
