import { ContactForm } from '~/sections/enquiry/on-demand'
import { NewsletterForm } from '~/sections/newsletter/on-demand'

// For the loaders of the pages that have them: a page is not shown before the forms on it are there.

export async function loadNewsletterForm(): Promise<void> {
  await NewsletterForm.load()
}

export async function loadContactForms(): Promise<void> {
  await Promise.all([ContactForm.load(), NewsletterForm.load()])
}
