import { expect, test } from 'vitest'
import { sitemap } from './sitemap'

test('a page has changed when the last of its parts did', () => {
  expect(
    sitemap('https://eggrock.example', [
      { path: '/', changes: ['2024-05-10', '2025-01-02', '2024-12-31'] },
    ]),
  ).toContain('<url><loc>https://eggrock.example/</loc><lastmod>2025-01-02</lastmod></url>')
})

test('where one part’s last change is not known the page says no date', () => {
  expect(
    sitemap('https://eggrock.example', [{ path: '/about', changes: ['2024-05-10', undefined] }]),
  ).toContain('<url><loc>https://eggrock.example/about</loc></url>')
})
