import { expect } from 'playwright/test'
import { isHydrated } from '../support/pages.ts'
import type { Browser } from './browsers/gecko.ts'
import type { startProxy } from './proxy.ts'

/** What a visitor does and sees in a browser. Controls are found by their names. */
export function createVisitor(browser: Browser, proxy: Awaited<ReturnType<typeof startProxy>>) {
  let calls = 0

  /** Runs a function in the page, once. It must not use anything from outside, and its result must be JSON. */
  async function run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const values = args.map((arg) => JSON.stringify(arg)).join()
    calls += 1
    let result = ''
    // During a navigation the old page does not answer. It may have run the function all the same, and keeps the result.
    const call = `((self.ran ??= {})[${calls}] ??= [(${script})(${values}) ?? null])[0]`
    await expect(async () => {
      result = await browser.evaluate(call)
    }).toPass()
    return JSON.parse(result)
  }

  /** Presses keys one after the other, while another one is held. */
  async function press(keys: string, held = '') {
    const down = (value: string) => ({ type: 'keyDown', value })
    const up = (value: string) => ({ type: 'keyUp', value })
    const strokes = [...keys].flatMap((key) => [down(key), up(key)])
    const actions = [...[...held].map(down), ...strokes, ...[...held].map(up)]
    await browser.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  async function mouse(x: number, y: number, ...buttons: object[]) {
    const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) }
    await browser.perform([{ type: 'pointer', id: 'mouse', actions: [move, ...buttons] }])
  }

  const clickAt = (x: number, y: number) =>
    mouse(x, y, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 })

  /** Clicks the first visible control with this name, once it has been in the same place for two frames. */
  async function click(name: string) {
    let last = { x: 0, y: 0, frame: 0 }
    await expect(async () => {
      const { x, y, frame } = last
      const place = await run(findControl, name)
      if (!place) throw new Error(`no “${name}”`)
      last = place
      expect(place.frame).toBeGreaterThan(frame)
      expect(place).toMatchObject({ x, y })
      await clickAt(x, y)
    }).toPass()
  }

  const load = (path: string) => browser.load(proxy.url + path)

  let x = 10
  /** Moves the mouse, which starts React. Again if the driver does not answer: it may not while a page is loading. */
  const interact = () => expect(() => mouse(x++ % 99, 200)).toPass()

  /** Waits until React has hydrated the page. */
  async function hydrated() {
    await expect(async () => {
      await interact()
      expect(await run(isHydrated)).toBe(true)
    }).toPass()
  }

  const scrolled = () => run(() => Math.round(scrollY))

  return {
    proxy,
    run,
    press,
    clickAt,
    click,
    resize: browser.resize,
    screenshot: browser.screenshot,
    // After the answer: without one, because the page was gone, `run` would go back twice.
    back: () => run(() => void setTimeout(() => history.back())),
    forward: () => run(() => void setTimeout(() => history.forward())),
    load,
    /** Loads the page again, and waits until the new document is there. */
    async reload() {
      await run(() => {
        Reflect.set(window, 'old', true)
        location.reload()
      })
      await expect.poll(() => run(() => 'old' in window)).toBe(false)
    },
    interact,
    hydrated,
    /** Waits until React has hydrated the page's first form. */
    async hydratedForm() {
      await interact()
      const keys = () => run(() => Object.keys(document.querySelector('form') ?? {}).join())
      await expect.poll(keys).toContain('__react')
    },
    async open(path: string) {
      await load(path)
      await hydrated()
    },
    async type(label: string, text: string) {
      await click(label)
      await press(text)
    },
    path: () => run(() => location.pathname + location.hash),
    /** The rendered text of the whole page, including what is scrolled out of view. */
    text: () => run(() => document.body.innerText),
    heading: () => run(() => document.querySelector('h1')?.textContent),
    focused: () => run(() => document.activeElement?.textContent?.trim()),
    focusedField: () => run(() => document.activeElement?.getAttribute('name')),
    scrolled,
    async scroll(y: number) {
      await run((top) => scrollTo({ top, behavior: 'instant' }), y)
      await expect.poll(scrolled).toBe(y)
    },
    firstName: () => run(() => document.querySelector<HTMLInputElement>('[name=firstName]')?.value),
  }
}

/** Scrolls the control into view, and returns where to click and the frame, or `false` while it would not get the click. */
function findControl(name: string) {
  const open = document.querySelector('dialog[open], dialog:popover-open')
  const kinds = 'a[href], button, summary, input, textarea'
  const controls = (open ?? document).querySelectorAll<HTMLElement>(kinds)
  const control = [...controls].find((element) => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : []
    const text = (labels[0] ?? element).textContent ?? ''
    return text.trim().startsWith(name) && element.checkVisibility({ visibilityProperty: true })
  })
  if (!control) return false
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const frame = Number(Reflect.get(window, 'frameOfTest') ?? 0)
  requestAnimationFrame(() => Reflect.set(window, 'frameOfTest', frame + 1))
  const moves = document.getAnimations().some(({ playState, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return playState === 'running' && target?.contains(control)
  })
  const box = control.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  // While one page turns into the next, a picture of it covers it: from before the animation until after it.
  const isOnTop = control.contains(document.elementFromPoint(x, y))
  return !moves && isOnTop && { x, y, frame }
}
