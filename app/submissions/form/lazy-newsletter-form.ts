import { onDemand } from '~/submissions/form/lazy-form'

export const NewsletterForm = onDemand(
  'newsletter',
  async () => (await import('./NewsletterForm')).NewsletterForm,
)
