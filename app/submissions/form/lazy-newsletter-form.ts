import { lazyForm } from './lazy-form'

export const NewsletterForm = lazyForm(
  'newsletter',
  async () => (await import('./NewsletterForm')).NewsletterForm,
)
