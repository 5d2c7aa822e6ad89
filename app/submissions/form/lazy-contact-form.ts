import { onDemand } from '~/submissions/form/lazy-form'

export const ContactForm = onDemand(
  'contact',
  async () => (await import('./ContactForm')).ContactForm,
)
