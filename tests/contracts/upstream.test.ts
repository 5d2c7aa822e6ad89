import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  HeadContent,
  RouterProvider,
} from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createElement, Suspense } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { toJSON } from 'seroval'
import { toNodeHandler } from 'srvx/node'
import { expect, test } from 'vitest'
import { checkCall } from '../../app/server/request-checks.ts'
import { draft } from '../support/posted-forms.ts'

// What the site relies on inside its frameworks. docs/internals.md says which code depends on it.

const require = createRequire(import.meta.url)

/** The text of all modules in a folder of a package. */
function readSources(packageName: string, folder: string): string {
  const root = join(dirname(require.resolve(`${packageName}/package.json`)), folder)
  const files = globSync(join(root, '**/*.{js,mjs}'))
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}

test('Vite loads no style sheet that the page already links to', () => {
  expect(readSources('vite', 'dist/node/chunks')).toContain(
    'if (link.rel === "stylesheet") preloadedHrefs.styles.add(link.href)',
  )
})

test('Nitro uses this project’s srvx, so that one copy runs in the process', () => {
  const nitro = createRequire(require.resolve('nitro/package.json'))
  expect(nitro.resolve('srvx')).toBe(require.resolve('srvx'))
})

test('Start uses this project’s router, so that one copy is on a page', () => {
  for (const name of ['start', 'start-client', 'start-server']) {
    const start = createRequire(require.resolve(`@tanstack/react-${name}/package.json`))
    const router = '@tanstack/react-router/package.json'
    expect(start.resolve(router), name).toBe(require.resolve(router))
  }
})

test('srvx turns a fetch handler into one for node:http', () => {
  expect(toNodeHandler(() => new Response())).toHaveLength(2)
})

test('React marks a part that failed on the server with <!--$!-->', async () => {
  function Fails(): never {
    throw new Error('no')
  }
  const page = createElement(Suspense, { fallback: 'wait' }, createElement(Fails))
  const stream = await renderToReadableStream(page, { onError: () => {} })
  expect(await new Response(stream).text()).toContain('<!--$!-->')
})

test('React makes script elements by innerHTML = "<script></script>"', () => {
  const folder = dirname(require.resolve('react-dom/client'))
  const client = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8')
  expect(client).toContain(String.raw`.innerHTML = "<script>\x3c/script>"`)
})

test('Start hydrates a page with the router’s own hydrate', () => {
  const start = readSources('@tanstack/start-client-core', 'dist/esm/client')
  expect(start).toContain('await hydrate(router)')
})

test('the router escapes the structured data of a page', async () => {
  const structuredData = { name: '</script><script>alert(1)</script> & sons' }
  const meta = [{ title: 'A page' }, { 'script:ld+json': structuredData }]
  const router = createRouter({
    routeTree: createRootRoute({ head: () => ({ meta }), component: HeadContent }),
    history: createMemoryHistory(),
  })
  await router.load()
  const html = renderToString(createElement(RouterProvider, { router }))
  const [, json = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual(structuredData)
})

test('Start has getGlobalStartContext, which gives the router the nonce', () => {
  expect(() => getGlobalStartContext()).toThrow('No Start context found')
})

test('a call is serialized as checkCall expects', async () => {
  const post = (data: unknown) =>
    new Request('http://localhost', { method: 'POST', body: JSON.stringify(toJSON({ data })) })
  expect(await checkCall(post({ ...draft, country: undefined, agreed: false }))).toBeUndefined()
  for (const other of [new Error('no'), /no/, 1n, 1, new Date(), [], new Map()])
    expect((await checkCall(post(other)))?.status).toBe(400)
})

test('the code splitter names the code of a page by ?tsr-split=', () => {
  expect(readSources('@tanstack/router-plugin', 'dist/esm')).toContain('"tsr-split"')
})
