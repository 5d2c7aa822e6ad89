import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DocumentHead } from './DocumentHead'

test('what structured data says cannot end its script', async () => {
  const structuredData = { name: '</script><script>alert(1)</script> & sons' }
  const meta = [{ title: 'A page' }, { 'script:ld+json': structuredData }]
  const router = createRouter({
    routeTree: createRootRoute({
      head: () => ({ meta }),
      component: DocumentHead,
    }),
    history: createMemoryHistory(),
  })
  await router.load()
  const html = renderToString(createElement(RouterProvider, { router }))
  const [, json = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual(structuredData)
})
