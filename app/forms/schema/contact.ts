import * as v from 'valibot'
import { countries } from '../../content/constants.ts'
import { contactFields as fields } from '../../content/contact-fields.ts'
import { emailAddress, optionalLine, requiredLine, requiredText } from './field-schemas.ts'

/**
 * The fields of the contact form, from which the rest is derived: the posted form, the body of `POST {API_HOST}/contact`
 * (these keys, in this order), and what the inbox stores and exports.
 */
export const enquirySchema = v.strictObject({
  firstName: requiredLine(fields.firstName, 100),
  lastName: requiredLine(fields.lastName, 100),
  company: optionalLine(fields.company, 200),
  email: emailAddress(fields.email),
  phoneNumber: optionalLine(fields.phoneNumber, 40),
  message: requiredText(fields.message, 5000),
  agreed: v.pipe(v.boolean(), v.literal(true, fields.agreed.missing)),
  country: v.optional(v.picklist(countries, fields.country.unlisted)),
})

/** A valid enquiry, cleaned. */
export type Enquiry = v.InferOutput<typeof enquirySchema>
/** An enquiry while it is being written. */
export type EnquiryDraft = v.InferInput<typeof enquirySchema>
