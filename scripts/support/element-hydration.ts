import type { Locator } from 'playwright'

/** Starts React as a pointer does, and resolves once it has hydrated the element. React then stores its props on it. */
export async function waitForElementHydration(control: Locator): Promise<void> {
  const hasProps = (element: Element) => {
    dispatchEvent(new Event('pointerover'))
    return new Promise<boolean>((resolve) =>
      requestAnimationFrame(() =>
        resolve(Object.keys(element).some((key) => key.startsWith('__reactProps'))),
      ),
    )
  }
  // Located anew each time, because React may replace the element.
  while (!(await control.evaluate(hasProps)));
}
