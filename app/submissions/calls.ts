import { loadPageCode } from '~/loading/load-code'
import type { ContactValues } from '~/submissions/contact'
import type { NewsletterValues } from '~/submissions/newsletter'
import type { Send } from '~/submissions/outcome'

// What carries a server function's call, serializer included, is more than a page takes to read. It comes when a form
// is being filled in.
const enquiry = () => import('~/submissions/contact.functions')
const subscription = () => import('~/submissions/newsletter.functions')

export const sendEnquiry: Send<ContactValues> = Object.assign(
  async (values: ContactValues) => (await enquiry()).sendEnquiry({ data: values }),
  { prepare: () => loadPageCode(enquiry) },
)

export const subscribe: Send<NewsletterValues> = Object.assign(
  async (values: NewsletterValues) => (await subscription()).subscribe({ data: values }),
  { prepare: () => loadPageCode(subscription) },
)
