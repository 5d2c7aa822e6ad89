import { expect, test, vi } from 'vitest'

test('spaces and a trailing slash in a variable do not get into links', async () => {
  vi.stubEnv('VITE_SITE_URL', ' https://www.example.com/ ')
  vi.stubEnv('VITE_SCHEDULING_URL', ' https://calendar.example.com/firm ')
  vi.resetModules()
  const { urls } = await import('./urls')
  expect(urls).toEqual({
    site: 'https://www.example.com',
    scheduling: 'https://calendar.example.com/firm',
  })
})
