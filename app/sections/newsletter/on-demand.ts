import { onDemand } from '~/forms/on-demand'

export const NewsletterForm = onDemand(
  'newsletter',
  async () => (await import('./NewsletterForm')).NewsletterForm,
)
