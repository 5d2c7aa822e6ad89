import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineSources } from './inline-code.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('each different inline script and style has one hash, and data has none', () => {
  const html = `<head><style data-part="">p{color:red}</style><script>one()</script><script type="speculationrules">{"prefetch":[]}</script></head>
    <body><script type="application/ld+json">{"@id":"a"}</script><script type="module">two()</script>
    <script data-part="">one()</script><script>say("<script><\\/script>")</script></body>`
  expect(inlineSources(html)).toEqual({
    scripts: ['one()', '{"prefetch":[]}', 'two()', 'say("<script><\\/script>")'].map(hashOf),
    styles: ['p{color:red}'].map(hashOf),
  })
})
