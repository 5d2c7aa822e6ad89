import type { Locator } from 'playwright'

/** Starts React as a pointer does, and resolves once it has hydrated the element. React then stores its props on it. */
export const waitForElementHydration = (control: Locator) =>
  control.evaluate(async (element) => {
    dispatchEvent(new Event('pointerover'))
    while (!Object.keys(element).some((key) => key.startsWith('__reactProps'))) {
      await new Promise(requestAnimationFrame)
    }
  })
