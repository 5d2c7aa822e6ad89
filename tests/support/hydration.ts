import type { Locator } from 'playwright/test'
import { hydrated } from '../../scripts/support/hydrated.ts'

/** Points at a form, which fetches its code, and waits until React has hydrated it. */
export async function hydrateForm(control: Locator) {
  await control.hover()
  await hydrated(control)
}
