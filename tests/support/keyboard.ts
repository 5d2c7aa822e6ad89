import type { Page } from 'playwright/test'
import { scrollToTopThreshold } from '../../app/content/constants.ts'

/** Where focus came to rest, in CSS pixels from the top left corner of the page. */
export type Stop = {
  name: string
  /** Which of the page's controls it is, in the order of the document. */
  index: number
  left: number
  top: number
  right: number
  bottom: number
  /** In the part of the page that stays where it is while the rest scrolls. */
  stays: boolean
  /** What a visitor who looks would miss, if anything. */
  faults: string[]
}

/** Notes every control of the page, or of the dialog that is open, that the keyboard should come to. */
export function findControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const within = document.querySelector('dialog:modal') ?? document.body
    const controls = [
      ...within.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]') &&
        element.getAttribute('type') !== 'hidden',
    )
    return controls.map((control, index) => {
      control.dataset.stop = String(index)
      const style = getComputedStyle(control)
      const before = getComputedStyle(control, '::before')
      control.dataset.rest =
        control === document.activeElement
          ? 'unknown'
          : [style.outline, style.boxShadow, before.outline].join()
      const labels = 'labels' in control && control.labels instanceof NodeList ? control.labels : []
      return control.textContent.trim() || labels[0]?.textContent?.trim() || control.id
    })
  })
}

/** Presses Tab, or Shift and Tab, and looks at where focus has come to rest: on one of the controls, or nowhere. */
export async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop | undefined> {
  await page.keyboard.press(key)
  // The link back to the top comes and goes a moment after the page has been scrolled.
  await page.waitForFunction(
    (threshold) =>
      [...document.querySelectorAll<HTMLElement>('a[data-shown]')].every(
        ({ dataset }) => dataset.shown === String(scrollY > threshold),
      ),
    scrollToTopThreshold,
    { polling: 20 },
  )
  return page.evaluate(() => {
    const control = document.activeElement
    if (!(control instanceof HTMLElement) || control.dataset.stop === undefined) return undefined
    const faults: string[] = []

    const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!paint) throw new Error('There is no canvas.')
    const luminance = (color: string) => {
      paint.fillStyle = color
      paint.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = Array.from(
        paint.getImageData(0, 0, 1, 1).data,
        (channel) => (channel / 255) ** 2.2,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element)
      const clear = /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)
      return clear && element.parentElement ? groundOf(element.parentElement) : backgroundColor
    }

    const own = getComputedStyle(control)
    const before = getComputedStyle(control, '::before')
    const ring = own.outlineStyle === 'none' ? before : own
    if ([own.outline, own.boxShadow, before.outline].join() === control.dataset.rest) {
      faults.push('looks as it did without focus')
    } else if (ring.outlineStyle === 'none' || Number.parseFloat(ring.outlineWidth) < 2) {
      faults.push('has a ring that is hard to see')
    } else {
      const inside = Number.parseFloat(ring.outlineOffset) < 0
      const ground = luminance(groundOf((inside ? control : control.parentElement) ?? control))
      const line = luminance(ring.outlineColor)
      const ratio = (Math.max(line, ground) + 0.05) / (Math.min(line, ground) + 0.05)
      if (ratio < 3) faults.push(`has a ring with a contrast of ${ratio.toFixed(2)}, not 3`)
    }

    const box = control.getBoundingClientRect()
    const around = Number.parseFloat(ring.outlineOffset) + Number.parseFloat(ring.outlineWidth)
    const inView =
      box.top - around >= 0 &&
      box.bottom + around <= innerHeight &&
      box.left - around >= 0 &&
      box.right + around <= innerWidth
    if (!inView) faults.push(`is not all in view with its ring: ${JSON.stringify(box)}`)
    // Of a link that is broken over lines, each part.
    for (const part of control.getClientRects()) {
      const points = [
        [part.left + part.width / 2, part.top + part.height / 2],
        [part.left + 2, part.top + 2],
        [part.right - 2, part.top + 2],
        [part.left + 2, part.bottom - 2],
        [part.right - 2, part.bottom - 2],
      ] as const
      for (const [x, y] of points) {
        const hit = document.elementFromPoint(x, y)
        if (!hit || control.contains(hit) || hit.contains(control)) continue
        // Of the floating link less is drawn than can be pressed.
        const drawn = Number.parseFloat(getComputedStyle(hit, '::before').inlineSize)
        if (!(x > hit.getBoundingClientRect().left + drawn)) {
          faults.push(`lies under ${hit.outerHTML.slice(0, 60)}`)
          break
        }
      }
    }

    let stays = false
    for (let at: Element | null = control; at; at = at.parentElement) {
      const { position } = getComputedStyle(at)
      if (position === 'fixed' || (position === 'sticky' && at.matches('header'))) stays = true
    }
    return {
      name: control.textContent.trim() || control.id,
      index: Number(control.dataset.stop),
      left: box.left + scrollX,
      top: box.top + scrollY,
      right: box.right + scrollX,
      bottom: box.bottom + scrollY,
      stays,
      faults,
    }
  })
}

/** Tabs on until focus leaves the page, or has gone around more than twice. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop[]> {
  const most = 2 * (await findControls(page)).length
  const stops: Stop[] = []
  for (let stop = await tab(page, key); stop && stops.length < most; stop = await tab(page, key)) {
    stops.push(stop)
  }
  return stops
}

/**
 * Stops that come before one that a reader of English would come to first: each next one stands below the last, or
 * to the right of it. A second column begins at its top.
 */
export function outOfOrder(stops: readonly Stop[]): string[] {
  const found: string[] = []
  const moving = stops.filter((stop) => !stop.stays)
  moving.forEach((stop, index) => {
    const last = moving[index - 1]
    if (!last) return
    const below = stop.top >= last.bottom - 4
    const right = stop.left >= last.right - 4
    if (!below && !right) found.push(`“${stop.name}” comes after “${last.name}”`)
  })
  return found
}
