import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { bootInline, bootScript } from './boot-script'

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>

/** Runs the script in a browser that is only just enough of one, on a page that is still loading. */
function booted(scripts: [string, ...string[]], more: object = {}) {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>()
  const window = new EventTarget()
  const added: Record<string, unknown>[] = []
  runInNewContext(bootScript(scripts), {
    self: { trustedTypes: { createPolicy } },
    AbortController,
    addEventListener: window.addEventListener.bind(window),
    document: {
      readyState: 'loading',
      createElement: (tag: string) => ({ tag }),
      head: { append: (element: Record<string, unknown>) => added.push(element) },
    },
    ...more,
  })
  const happen = (name: string) => window.dispatchEvent(new Event(name))
  return { createPolicy, happen, added }
}

function rulesOf({ createPolicy }: ReturnType<typeof booted>): Rules {
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  expect(name).toBe('default')
  if (!rules) throw new Error('No policy was made')
  return rules
}

const module = { tag: 'script', type: 'module', async: true }

test.each(['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'])(
  'the page’s code is fetched at the first %s, all at once, and once',
  (sign) => {
    const { added, happen } = booted(['/assets/index.js', '/assets/about.js'])
    expect(added).toEqual([])
    happen(sign)
    happen('load')
    happen(sign)
    expect(added).toEqual([
      { tag: 'link', rel: 'modulepreload', href: '/assets/about.js' },
      { ...module, src: '/assets/index.js' },
    ])
  },
)

test('nobody being interested, it waits until the page has loaded, been painted, and the browser is idle', () => {
  const requestIdleCallback = vi.fn<(callback: () => void) => void>()
  let painted: (() => void) | undefined
  class PerformanceObserver {
    constructor(callback: (list: unknown, self: PerformanceObserver) => void) {
      painted = () => callback([], this)
    }
    observe() {}
    disconnect() {}
  }
  const { added, happen } = booted(['/assets/index.js'], {
    self: { requestIdleCallback },
    PerformanceObserver,
  })
  expect(painted).toBeUndefined()
  happen('load')
  expect(requestIdleCallback).not.toHaveBeenCalled()
  painted?.()
  expect(added).toEqual([])
  requestIdleCallback.mock.calls[0]?.[0]()
  expect(added).toEqual([{ ...module, src: '/assets/index.js' }])
})

test('text becomes markup only where it makes none', () => {
  const rules = rulesOf(booted(['/assets/index-abc.js']))
  for (const text of ['{"@type":"Organization"}', '<script></script>', '']) {
    expect(rules.createHTML(text)).toBe(text)
  }
  for (const text of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'a < b']) {
    expect(rules.createHTML(text)).toBeNull()
  }
})

test('code comes from the folder of the build', () => {
  const rules = rulesOf(booted(['/assets/index-abc.js']))
  expect(rules.createScriptURL('/assets/about-abc.js')).toBe('/assets/about-abc.js')
  for (const address of ['https://elsewhere.example/a.js', '//elsewhere.example', '/upload.js']) {
    expect(rules.createScriptURL(address)).toBeNull()
  }
})

test('a browser without Trusted Types fetches the code all the same', () => {
  const { added, happen } = booted(['/assets/index.js'], { self: {} })
  happen('keydown')
  expect(added).toHaveLength(1)
})

test('it stands in the place of the element for the page’s code, and knows what else the page names', () => {
  const data = '<script type="application/ld+json">{"a":"https://elsewhere.example/b.js"}</script>'
  const named =
    '<script>["/assets/a.js","/assets/b.js","/assets/b.js","/assets/style.css"]</script>'
  const html = `${data}${named}<script nonce="n" type="module" async="" src="/assets/a.js"></script>`
  const boot = bootScript(['/assets/a.js', '/assets/b.js'])
  expect(bootInline(html, undefined)).toBe(`${data}${named}<script>${boot}</script>`)
  expect(bootInline(html, 'abc=')).toBe(`${data}${named}<script nonce="abc=">${boot}</script>`)
})

test('what a visitor wrote is not taken for the page’s code', () => {
  const written = '<input value="//elsewhere.example/a.js"><input value="/upload.js">'
  const html = `${written}<script type="module" src="/assets/a.js"></script>`
  expect(bootInline(html, 'n')).toBe(
    `${written}<script nonce="n">${bootScript(['/assets/a.js'])}</script>`,
  )
})

test('nothing in it ends the element that it is in', () => {
  expect(bootScript(['/assets/</script>.js'])).not.toMatch(/<\/script/i)
})
