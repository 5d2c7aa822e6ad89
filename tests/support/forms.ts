import { expect, type Locator, type Page } from 'playwright/test'
import { contact } from '../../app/content/contact.ts'
import { forms } from '../../app/content/forms.ts'
import { newsletter } from '../../app/content/newsletter.ts'
import { waitForElementHydration } from '../../scripts/support/element-hydration.ts'
import { ada, textFields } from './posted-forms.ts'

const { fields } = contact.form

export function contactForm(page: Page) {
  const form = page.locator('#contact-form')
  const labeled = Object.entries(fields).map(([name, { label }]) => [name, form.getByLabel(label)])
  const controls: Record<keyof typeof fields, Locator> = Object.fromEntries(labeled)
  return {
    form,
    ...controls,
    agreed: form.getByRole('switch', { name: 'Agree to policies' }),
    submit: form.getByRole('button', { name: contact.form.submit }),
    status: form.getByRole('status'),
    failure: form.getByRole('alert').filter({ hasText: /./, hasNotText: forms.missing }),
    /** What the whole page announces at this moment. */
    announced: page.locator('[role="status"], [role="alert"]').filter({ hasText: /./ }),
    summary: form.getByRole('alert').filter({ has: page.getByRole('heading') }),
  }
}

export type ContactForm = ReturnType<typeof contactForm>

export async function fillIn(form: ContactForm, values = ada) {
  for (const name of textFields) await form[name].fill(values[name])
  await form.agreed.check()
  return form
}

/** Sends the form, which the API host accepts. */
export async function send({ submit, status }: Pick<ContactForm, 'submit' | 'status'>) {
  await submit.click()
  await expect(status).toHaveText('Received.')
}

export async function expectKept(form: ContactForm, values = ada, agreed = true) {
  for (const name of textFields) await expect(form[name]).toHaveValue(values[name])
  await expect(form.agreed).toBeChecked({ checked: agreed })
}

export function newsletterForm(page: Page) {
  const form = page.locator('#newsletter-form')
  return {
    email: form.getByLabel(newsletter.email),
    submit: form.getByRole('button', { name: newsletter.submit }),
    status: form.getByRole('status'),
    failure: form.getByRole('alert').filter({ hasText: /./ }),
  }
}

/** Waits until React has hydrated a control of a form. */
export const hydrateForm = waitForElementHydration

/** Opens the contact page and, with script, waits until the form is hydrated. */
export async function openContact(page: Page, script: boolean) {
  await page.goto('/contact')
  const form = contactForm(page)
  if (script) await hydrateForm(form.submit)
  return form
}
