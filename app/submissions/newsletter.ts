import * as v from 'valibot'
import { emailAddress } from './text.ts'

/** A newsletter signup; its output is the body of `POST {API_HOST}/subscribe`. */
export const newsletterSchema = v.strictObject({
  email: emailAddress('Enter your email address'),
})

export type NewsletterValues = v.InferInput<typeof newsletterSchema>
export type Subscription = v.InferOutput<typeof newsletterSchema>

export const emptySubscription: NewsletterValues = { email: '' }

export function newsletterValuesFrom(form: FormData): NewsletterValues {
  const email = form.get('email')
  return { email: typeof email === 'string' ? email : '' }
}
