import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { boot } from './boot'
import { bootScript } from './boot-script'

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>

/** Runs the text of `boot` by itself, as a page does. */
function booted() {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>()
  const window = new EventTarget()
  const added: { rel?: string; href?: string; src?: string }[] = []
  runInNewContext(`(${boot})(['/assets/index.js', '/assets/about.js'])`, {
    self: { trustedTypes: { createPolicy } },
    location: {},
    history: {},
    AbortController,
    addEventListener: window.addEventListener.bind(window),
    document: {
      createElement: () => ({}),
      querySelectorAll: () => [{ textContent: '@media (width<48rem){}' }],
      head: { append: (element: object) => added.push(element) },
    },
  })
  /** Lets events happen, such as `touch pointerdown`, and returns what the page then loads and runs. */
  const after = (...events: string[]) => {
    for (const event of events) {
      const [type = '', pointerType] = event.split(' ').toReversed()
      window.dispatchEvent(Object.assign(new Event(type), { pointerType }))
    }
    return added.map(({ rel, href, src }) => (src ? `run ${src}` : `${rel} ${href}`))
  }
  return { createPolicy, after }
}

const loaded = ['modulepreload /assets/index.js', 'modulepreload /assets/about.js']
const run = [...loaded, 'run /assets/index.js']
const touch = ['touch pointerover', 'touch pointerdown']

test.each([
  [['load'], []],
  [['pointerover'], run],
  [['pointerdown'], run],
  [['keydown'], run],
  [['submit'], run],
  [['focusin', 'keydown', 'focusin'], run],
  [touch, loaded],
  [[...touch, 'touch pointerup', 'focusin'], run],
  [[...touch, 'touch pointercancel'], run],
])(
  'the page’s code is loaded at the first interaction, and run once no finger is down: %j',
  (events, expected) => {
    expect(booted().after(...events)).toEqual(expected)
  },
)

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
  const [name, rules] = booted().createPolicy.mock.calls[0] ?? []
  expect(name).toBe('default')
  expect(rules?.[rule](text)).toBe(allowed ? text : null)
})

test('no text in the script can end its script element', () => {
  expect(bootScript(['/assets/</script>.js'], true)).not.toMatch(/<\/script/i)
})
