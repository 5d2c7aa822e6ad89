import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pages } from '~/pages'
import { pageHead } from '~/seo/head'
import { graph, webSite } from '~/seo/schema-org'
import { DocumentHead } from './DocumentHead'

test('what structured data says cannot end its script', async () => {
  const site = { name: '</script><script>alert(1)</script> & sons', url: 'https://eggrock.example' }
  const structuredData = graph(webSite(site))
  const router = createRouter({
    routeTree: createRootRoute({
      head: () => pageHead({ ...pages['/about'], path: '/about' }, site, { structuredData }),
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
