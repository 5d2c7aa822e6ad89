import { expect, test } from 'vitest'
import { removeScript } from './static-twin.ts'

test('script and its preloads go, and all else stays', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>'
  const style =
    '<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/a.woff2">'
  const script = [
    '<link rel="modulepreload" href="/a.js">',
    '<link href="/b.js" as="script" rel="preload"/>',
    '<script type="module" async src="/a.js"></script>',
    '<script nonce="x">if (a < b) c()\n</script>',
    '<script class="$tsr" id="x">d()</script>',
  ].join('')
  expect(removeScript(`<head>${style}${data}</head><p>Hi</p>${script}`)).toBe(
    `<head>${style}${data}</head><p>Hi</p>`,
  )
})
