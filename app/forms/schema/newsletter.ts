import * as v from 'valibot'
import { newsletter as copy } from '../../content/newsletter.ts'
import { emailAddress } from './field-schemas.ts'

/** A newsletter signup, the body of `POST {API_HOST}/subscribe`. */
export const signupSchema = v.strictObject({
  email: emailAddress({ label: copy.email, missing: copy.missing }),
})

/** A valid signup, cleaned. */
export type Signup = v.InferOutput<typeof signupSchema>
/** A signup while it is being written. */
export type SignupDraft = v.InferInput<typeof signupSchema>
