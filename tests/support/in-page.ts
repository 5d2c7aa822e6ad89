import type { Page } from 'playwright/test'

/** Helpers for code that runs in the page, where nothing can be imported. They last until the page is left. */
export function inPage(page: Page) {
  return page.evaluateHandle(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('There is no canvas.')
    /** Relative luminance as WCAG 2.2 defines it, of channels from 0 to 255. */
    const luminance = (channels: ArrayLike<number>) => {
      const [red = 0, green = 0, blue = 0] = Array.from(channels, (channel) => {
        const part = channel / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    /** Red, green and blue of any CSS color, from 0 to 255. */
    const channelsOf = (color: string) => {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    }
    return {
      channelsOf,
      luminance,
      luminanceOf: (color: string) => luminance(channelsOf(color)),
      /** The contrast of two luminances. */
      contrast(one: number, other: number) {
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      },
      /** Elements that can be seen and used now. While a modal dialog is open, only what is in it. */
      usable(selector: string) {
        const scope = document.querySelector('dialog:modal') ?? document.body
        return [...scope.querySelectorAll<HTMLElement>(selector)].filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            element.getBoundingClientRect().width > 1 &&
            !element.closest('[inert], [aria-hidden="true"]'),
        )
      },
      /** A name by which a person finds the control. */
      nameOf(control: HTMLElement) {
        const labels =
          'labels' in control && control.labels instanceof NodeList ? control.labels : []
        return control.textContent.trim() || labels[0]?.textContent?.trim() || control.id
      },
    }
  })
}
