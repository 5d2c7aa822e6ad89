import { expect, test, vi } from 'vitest'

test('spaces and a trailing slash in a variable do not get into links', async () => {
  vi.stubEnv('VITE_SITE_URL', ' https://www.example.com/ ')
  vi.stubEnv('VITE_SCHEDULING_URL', ' https://calendar.example.com/firm ')
  vi.resetModules()
  const urls = await import('./urls')
  expect(urls).toMatchObject({
    siteOrigin: 'https://www.example.com',
    schedulingUrl: 'https://calendar.example.com/firm',
  })
})
