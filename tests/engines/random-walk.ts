/**
 * A visitor who does anything, in any order, to pages that extensions change: `node tests/engines/random-walk.ts ENGINE MINUTES [SEED]`,
 * with the built site. Prints what the visitor found broken, and the steps that led there. The same seed begins with the same steps.
 */
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'playwright/test'
import { errors } from '../../app/content/errors.ts'
import { pagePaths } from '../../app/page-table.ts'
import { startSite } from '../../scripts/support/processes.ts'
import { startChromium } from './browsers/chromium.ts'
import { startGecko } from './browsers/gecko.ts'
import { startWebKit } from './browsers/webkit.ts'
import { startProxy } from './proxy.ts'
import { createVisitor } from './visitor.ts'

const [, , engine = 'chromium', minutes = '1', seed = '1'] = process.argv
const start = { chromium: startChromium, gecko: startGecko, webkit: startWebKit }[engine]
if (!start) throw new Error(`There is no engine ${engine}. Choose chromium, gecko or webkit.`)

let state = Number(seed)
/** A number from 0 to below `count`, by the generator of Numerical Recipes. */
function random(count: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * count)
}

using folder = mkdtempDisposableSync(join(tmpdir(), 'walk-'))
const INBOX_FILE = join(folder.path, 'inbox.sqlite')
await using site = await startSite({ INBOX_FILE, SUBMISSION_LIMIT: '0' })
await using proxy = await startProxy(site)
await using browser = await start()
const visitor = createVisitor(browser, proxy)

/** What the forms must hold, by the ids of their controls. */
let typed: Record<string, string> = {}

const steps: Record<string, () => Promise<unknown>> = {
  'follow a link': () => press('a[href^="/"]:not([download]):not([href*=".vcf"])'),
  'follow a link of the header': () => press('header a[href^="/"]'),
  // To a document as it was left, perhaps before the last letter was typed.
  back: () => {
    typed = {}
    return visitor.back()
  },
  forward: () => {
    typed = {}
    return visitor.forward()
  },
  reload: visitor.reload,
  type: async () => {
    const id = await press('form :is(input:not([type=hidden], [type=checkbox]), textarea)')
    if (!id || /trap|website/.test(id)) return
    await visitor.press(String(random(10)))
    const value = await readValue(id)
    // Unless React is replacing the form, which an element was removed from.
    if (value !== null) typed[id] = value
  },
  send: async () => {
    // What is accepted goes.
    typed = {}
    await press('form button[type=submit]')
  },
  'open or close the menu': () => press('button[commandfor]'),
  'choose an answer': () => press('label[for^=slip]'),
  'press anything': () => press('button, summary'),
  'remove an element': () => change(false),
  'wrap an element': () => change(true),
  'go offline': async () => {
    proxy.changes.offline = true
    await press('a[href^="/"]:not([download]):not([href*=".vcf"])')
    await wait(300)
    proxy.changes.offline = false
    if (!(await isPage())) await visit('/')
  },
  'resize or zoom': () => browser.resize([320, 390, 640, 1024, 1440][random(5)] ?? 390, 800),
}
const names = Object.keys(steps)
const taken: string[] = []
let [count, found] = [0, 0]
const end = performance.now() + Number(minutes) * 60_000
await visitor.load('/')
while (performance.now() < end) {
  const name = names[random(names.length)] ?? ''
  count += 1
  // The page may be gone in the middle of a step.
  await steps[name]?.().catch(() => {})
  let wrong = await whatIsWrong()
  for (let tries = 0; wrong && tries < 50; tries += 1) {
    await wait(100)
    wrong = await whatIsWrong()
  }
  const path = await visitor.path()
  taken.push(`${name} (${path})`)
  if (wrong) {
    found += 1
    console.log(`${wrong}, after:\n  ${taken.slice(-15).join('\n  ')}`)
  }
  // Back led to before the first page, or there is the browser's own page for a missing connection.
  if (!(await isPage())) await visit('/')
  // So that not every page is in ruins.
  if (wrong || random(30) === 0) {
    typed = {}
    await visit(pagePaths[random(pagePaths.length)] ?? '/')
    taken.push('(a new visit)')
  }
}
console.log(`${engine}: ${count} steps, ${found} found broken. Seed ${seed}.`)
process.exitCode = found > 0 ? 1 : 0

/** Whether it is no page of the browser's own. On such a page a browser runs nothing, or has another URI for it. */
function isPage(): Promise<boolean> {
  const answer = visitor.run(() => document.documentURI.startsWith('http'))
  return Promise.race([answer, wait(3000, false)])
}

/**
 * Loads a page, again if a link that was followed just before has won, or the connection was the lost one. Firefox never
 * answers when Back has won.
 */
function visit(path: string): Promise<void> {
  return expect(async () => {
    const loaded = visitor.load(path).then(() => true)
    expect(await Promise.race([loaded, wait(10_000, false)])).toBe(true)
  }).toPass()
}

/** Presses a random visible element, and returns its id. */
async function press(selector: string): Promise<string | undefined> {
  const place = await visitor.run(
    (selector, chance) => {
      const open = document.querySelector('dialog[open], dialog:popover-open')
      const all = (open ?? document).querySelectorAll<HTMLElement>(selector)
      const visible = [...all].filter((one) => one.checkVisibility({ visibilityProperty: true }))
      const element = visible[Math.floor(chance * visible.length)]
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = element?.getBoundingClientRect()
      if (!box) return null
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const isInWindow = x > 0 && y > 0 && x < innerWidth && y < innerHeight
      return isInWindow && { x, y, id: element?.id }
    },
    selector,
    random(1000) / 1000,
  )
  if (!place) return
  await visitor.clickAt(place.x, place.y)
  // Something may have covered it.
  const focused = await visitor.run(() => document.activeElement?.id)
  return focused === place.id ? place.id : undefined
}

/** Removes or wraps a random element, as an extension does, and notes on the window that this document was changed. */
async function change(wraps: boolean) {
  await visitor.run(
    (wraps, chance) => {
      const elements = 'body > *, main *:not(form *, form), header *, footer *'
      const all = document.querySelectorAll(elements)
      const element = all[Math.floor(chance * all.length)]
      Reflect.set(window, 'wasChanged', true)
      if (!wraps || !element) return element?.remove()
      const wrapper = document.createElement('div')
      element.replaceWith(wrapper)
      wrapper.append(element)
    },
    wraps,
    random(1000) / 1000,
  )
}

function readValue(id: string): Promise<string | null> {
  return visitor.run((id) => {
    const control = document.getElementById(id)
    return control && 'value' in control ? String(control.value) : null
  }, id)
}

/** What a visitor would complain about on the page now. */
function whatIsWrong(): Promise<string | undefined> {
  return visitor.run(
    (failure, offline, typed) => {
      if (!document.documentURI.startsWith('http')) return
      const wasChanged = 'wasChanged' in window
      const heading = document.querySelector('h1')?.textContent
      const text = document.body.innerText
      if (!text.trim()) return 'an empty page'
      if (heading === failure && !text.includes(offline)) return 'the error screen'
      if (!heading && !wasChanged) return 'no heading'
      const route = document.querySelector<HTMLElement>('[data-route]')?.dataset.route
      const path = location.pathname
      if (route && heading !== failure && !wasChanged && route !== path && path !== '/home')
        return `the page of ${route}`
      for (const [id, value] of Object.entries(typed)) {
        const control = document.getElementById(id)
        if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
          if (control.value !== value) return `“${control.value}” in ${id}, not “${value}”`
      }
    },
    errors.heading,
    errors.offline.help,
    typed,
  )
}
