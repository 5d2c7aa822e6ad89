import type { NewsletterValues } from '~/schemas/newsletter'
import type { PostedForm } from '~/schemas/posted-form'
import type { Send } from '~/schemas/submission'

/** What a page needs whose only form is the newsletter's. */
export type NewsletterPageProps<Path extends string> = {
  /** Where the page is, which is where its form is posted to. */
  path: Path
  posted: Extract<PostedForm, { form: 'newsletter' }> | undefined
  subscribe: Send<NewsletterValues>
}
