import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineSources, refusedByPolicy } from './inline-code.ts'

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

test('everything that a policy would refuse is listed, with its tag', () => {
  const refused = {
    '<p style="color:red">a</p>': 'a style attribute',
    '<button type="button" onclick="go()">a</button>': 'an inline handler',
    '<a href="javascript:go()">a</a>': 'a javascript: address',
    '<script src="/assets/a.js"></script>': 'a script that is not started by the boot script',
  }
  for (const [html, what] of Object.entries(refused)) {
    expect(refusedByPolicy(`<main>${html}</main>`)).toEqual([expect.stringContaining(`${what}: <`)])
  }
})

test('text that only looks like a violation is not listed', () => {
  const html = `<style>[style="a"]{}</style><p title="style=1 onclick=2">style="a" onclick="b"</p><path d="M0 0" data-style="x"></path>
    <script>document.write('<p style="a" onclick="b">')</script><a href="/javascript:">a</a>`
  expect(refusedByPolicy(html)).toEqual([])
})
