import { lazyForm } from './lazy-form'

export const ContactForm = lazyForm(
  'contact',
  async () => (await import('./ContactForm')).ContactForm,
)

export const NewsletterForm = lazyForm(
  'newsletter',
  async () => (await import('./NewsletterForm')).NewsletterForm,
)
