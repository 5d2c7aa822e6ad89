import type { Locator } from 'playwright'

/** Resolves once React has hydrated the element. React then stores its props on it. */
export async function hydrated(control: Locator) {
  await control.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const look = () =>
          Object.keys(element).some((key) => key.startsWith('__reactProps'))
            ? resolve()
            : requestAnimationFrame(look)
        look()
      }),
  )
}
