import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { bootInline, bootScript } from './boot-script'

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>

/** Runs the script in a browser that is only just enough of one. */
function booted(entry: string) {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>()
  const script: Record<string, unknown> = {}
  const append = vi.fn()
  runInNewContext(bootScript(entry), {
    self: { trustedTypes: { createPolicy } },
    document: { createElement: () => script, head: { append } },
  })
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  if (!rules) throw new Error('No policy was made')
  return { name, rules, script, append }
}

test('the page’s code is loaded as the module that the router would have had', () => {
  const { script, append } = booted('/assets/index-abc.js')
  expect(script).toEqual({ type: 'module', async: true, src: '/assets/index-abc.js' })
  expect(append).toHaveBeenCalledWith(script)
})

test('text becomes markup only where it makes none', () => {
  const { name, rules } = booted('/assets/index-abc.js')
  expect(name).toBe('default')
  for (const text of ['{"@type":"Organization"}', '<script></script>', '']) {
    expect(rules.createHTML(text)).toBe(text)
  }
  for (const text of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'a < b']) {
    expect(rules.createHTML(text)).toBeNull()
  }
})

test('code comes from the folder of the build', () => {
  const { rules } = booted('/assets/index-abc.js')
  expect(rules.createScriptURL('/assets/about-abc.js')).toBe('/assets/about-abc.js')
  for (const address of ['https://elsewhere.example/a.js', '//elsewhere.example', '/upload.js']) {
    expect(rules.createScriptURL(address)).toBeNull()
  }
})

test('a browser without Trusted Types loads the code all the same', () => {
  const append = vi.fn()
  runInNewContext(bootScript('/assets/index.js'), {
    self: {},
    document: { createElement: () => ({}), head: { append } },
  })
  expect(append).toHaveBeenCalledOnce()
})

test('it stands in the place of the element for the page’s code, and of no other', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>'
  const html = `${data}<script nonce="n" type="module" async="" src="/assets/a.js"></script>`
  expect(bootInline(html, undefined)).toBe(`${data}<script>${bootScript('/assets/a.js')}</script>`)
  expect(bootInline(html, 'abc=')).toBe(
    `${data}<script nonce="abc=">${bootScript('/assets/a.js')}</script>`,
  )
})
