import type { Page } from 'playwright/test'

/**
 * What is pressed or filled in and has no edge to be seen by on the page as it is now, where the visitor's own colors
 * stand in for all of the site's. Links in text are told by their color, which is the visitor's.
 */
export function edgelessControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!paint) throw new Error('There is no canvas.')
    const luminance = (color: string) => {
      paint.clearRect(0, 0, 1, 1)
      paint.fillStyle = color
      paint.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = Array.from(
        paint.getImageData(0, 0, 1, 1).data,
        (channel) => (channel / 255) ** 2.2,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const ground = luminance('Canvas')
    const within = document.querySelector('dialog:modal') ?? document.body
    const controls = within.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, a[data-variant], a[data-shown="true"]',
    )
    return [...controls].flatMap((control) => {
      const { width } = control.getBoundingClientRect()
      const shown = control.checkVisibility({ visibilityProperty: true }) && width > 1
      if (!shown || control.closest('[inert]')) return []
      // Of the floating link, what is drawn is inside what is pressed.
      const drawn = control.matches('[data-shown]') ? '::before' : undefined
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(control, drawn)
      const edge = luminance(borderTopColor)
      const ratio = (Math.max(edge, ground) + 0.05) / (Math.min(edge, ground) + 0.05)
      const seen = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && ratio >= 3
      const name = control.textContent.trim() || control.id
      return seen ? [] : [`“${name}”: ${borderTopWidth} ${borderTopStyle} ${borderTopColor}`]
    })
  })
}
