import { createRequire } from 'node:module'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  HeadContent,
  RouterProvider,
} from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { toJSON } from 'seroval'
import { expect, test } from 'vitest'
import { checkCall } from '../../app/server/request-checks.ts'
import { draft } from '../support/posted-forms.ts'

// What the site relies on inside its frameworks. docs/internals.md says which code depends on it.

const require = createRequire(import.meta.url)

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

test('a call is serialized as checkCall expects', async () => {
  const post = (data: unknown) =>
    new Request('http://localhost', { method: 'POST', body: JSON.stringify(toJSON({ data })) })
  expect(await checkCall(post({ ...draft, country: undefined, agreed: false }))).toBeUndefined()
  for (const other of [new Error('no'), /no/, 1n, 1, new Date(), [], new Map()])
    expect((await checkCall(post(other)))?.status).toBe(400)
})
