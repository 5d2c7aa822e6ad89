import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { bootInline, bootScript } from './boot-script'

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>

const atOnce = (run: () => void) => run()

function booted(
  scripts: [string, ...string[]],
  sessionStorage?: object,
  setTimeout: (run: () => void) => void = atOnce,
) {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>()
  const window = new EventTarget()
  const added: Record<string, unknown>[] = []
  const location = { pathname: '/about', reload: vi.fn() }
  const self = { trustedTypes: { createPolicy }, onpopstate: (_: object) => {} }
  const documentElement = { dataset: {}, toggleAttribute: vi.fn() }
  runInNewContext(bootScript(scripts), {
    self,
    location,
    history: {},
    sessionStorage,
    matchMedia: () => new EventTarget(),
    setTimeout,
    AbortController,
    addEventListener: window.addEventListener.bind(window),
    document: {
      createElement: (tag: string) => ({ tag }),
      querySelectorAll: (tag: string) =>
        tag === 'style' ? [{ textContent: '@media (width<48rem){}' }] : [],
      documentElement,
      head: { append: (element: Record<string, unknown>) => added.push(element) },
    },
  })
  const happen = (name: string, pointerType?: string) =>
    window.dispatchEvent(Object.assign(new Event(name), { pointerType }))
  return { createPolicy, happen, added, location, self, documentElement }
}

const scripts: [string, string] = ['/assets/index.js', '/assets/about.js']
const links = scripts.map((href) => ({ tag: 'link', rel: 'modulepreload', href }))
const script = { tag: 'script', type: 'module', async: true, src: '/assets/index.js' }

const signs = ['pointerdown', 'pointerover', 'keydown', 'focusin']
test.each(signs)('the page’s code is fetched and run at the first %s, once', (sign) => {
  const { added, happen } = booted(scripts)
  happen('load')
  expect(added).toEqual([])
  happen(sign)
  happen(sign)
  expect(added).toEqual([...links, script])
})

test('with a draft the page’s code runs without an interaction, once', () => {
  const { added, happen } = booted(scripts, { getItem: (key: string) => key === 'drafts' && '{}' })
  happen('keydown')
  happen('load')
  expect(added).toEqual([...links, script])
})

test.each(['pointerup', 'pointercancel'])('code that a touch has fetched runs at its %s', (end) => {
  const { added, happen } = booted(scripts)
  for (const type of ['pointerover', 'pointerdown']) happen(type, 'touch')
  expect(added).toEqual(links)
  happen(end, 'touch')
  happen(end, 'touch')
  expect(added).toEqual([...links, script])
})

test('code also runs after a touch that ended before it was fetched', () => {
  const waiting: (() => void)[] = []
  const { added, happen } = booted(scripts, undefined, (run) => waiting.push(run))
  for (const type of ['pointerover', 'pointerdown', 'pointerup']) happen(type, 'touch')
  waiting.forEach(atOnce)
  expect(added).toEqual([script, ...links])
})

test('the way back to another page loads it, also after the first key, in place of React', () => {
  const { happen, location, self, documentElement } = booted(scripts)
  self.onpopstate({})
  expect(location.reload).not.toHaveBeenCalled()
  location.pathname = '/'
  happen('keydown')
  self.onpopstate({})
  expect(location.reload).toHaveBeenCalledOnce()
  expect(documentElement.toggleAttribute.mock.calls).toEqual([
    ['data-leaving', false],
    ['data-leaving', true],
  ])
})

test.each([
  ['createHTML', '{"@type":"Organization"}', true],
  ['createHTML', '<script></script>', true],
  ['createHTML', '', true],
  ['createHTML', '@media (width<48rem){}', true],
  ['createHTML', '<img src=x onerror=alert(1)>', false],
  ['createHTML', '<script>alert(1)</script>', false],
  ['createHTML', 'a < b', false],
  ['createScriptURL', '/assets/about-abc.js', true],
  ['createScriptURL', 'https://elsewhere.example/a.js', false],
  ['createScriptURL', '//elsewhere.example', false],
  ['createScriptURL', '/upload.js', false],
] as const)('the Trusted Types policy: %s of “%s” is allowed: %s', (rule, text, allowed) => {
  const [name, rules] = booted(['/assets/index.js']).createPolicy.mock.calls[0] ?? []
  expect(name).toBe('default')
  expect(rules?.[rule](text)).toBe(allowed ? text : null)
})

test('it replaces the script element and the preload links that would load the page’s code at once', () => {
  const link = (path: string) => `<link rel="modulepreload" href="${path}" fetchPriority="low"/>`
  const links = link('/assets/a.js') + link('/assets/b.js')
  const written = '<input value="/assets/c.js"><link rel="stylesheet" href="/assets/a.css"/>'
  const html = `${links}${written}<script type="module" async="" src="/assets/a.js"></script>`
  const boot = bootScript(['/assets/a.js', '/assets/b.js'])
  expect(bootInline(html, undefined)).toBe(`${written}<script>${boot}</script>`)
  expect(bootInline(html, 'abc=')).toBe(`${written}<script nonce="abc=">${boot}</script>`)
})

test('no text in the script can end its script element', () => {
  expect(bootScript(['/assets/</script>.js'])).not.toMatch(/<\/script/i)
})
