import type { NewsletterValues } from '~/submissions/newsletter'
import type { Send } from '~/submissions/outcome'
import type { PostedForm } from '~/submissions/posted-form'

/** What a page needs whose only form is the newsletter's. */
export type NewsletterPageProps<Path extends string> = {
  /** Where the page is, which is where its form is posted to. */
  path: Path
  posted: Extract<PostedForm, { form: 'newsletter' }> | undefined
  subscribe: Send<NewsletterValues>
}
