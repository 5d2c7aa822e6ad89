import { onDemand } from '~/forms/on-demand'

export const ContactForm = onDemand(
  'contact',
  async () => (await import('./ContactForm')).ContactForm,
)
