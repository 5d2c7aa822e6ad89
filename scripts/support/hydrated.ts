import type { Locator } from 'playwright'

/** Resolves once React has hydrated the element. React then stores its props on it. */
export const hydrated = (control: Locator) =>
  control.evaluate(async (element) => {
    while (!Object.keys(element).some((key) => key.startsWith('__reactProps'))) {
      await new Promise(requestAnimationFrame)
    }
  })
