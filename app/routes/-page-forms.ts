import { ContactForm } from '~/submissions/form/lazy-contact-form'
import { NewsletterForm } from '~/submissions/form/lazy-newsletter-form'

// For the loaders of the pages that have them: a page is not shown before the forms on it are there.

export async function loadNewsletterForm(): Promise<void> {
  await NewsletterForm.load()
}

export async function loadContactForms(): Promise<void> {
  await Promise.all([ContactForm.load(), NewsletterForm.load()])
}
