import { loadPageCode } from '~/lib/page-code'
import type { ContactValues } from '~/schemas/contact'
import type { NewsletterValues } from '~/schemas/newsletter'
import type { Send } from '~/schemas/submission'

// What carries a server function's call, serializer included, is more than a page takes to read. It comes when a form
// is being filled in.
const enquiry = () => import('~/server/enquiry.functions')
const subscription = () => import('~/server/subscription.functions')

export const sendEnquiry: Send<ContactValues> = Object.assign(
  async (values: ContactValues) => (await enquiry()).sendEnquiry({ data: values }),
  { prepare: () => loadPageCode(enquiry) },
)

export const subscribe: Send<NewsletterValues> = Object.assign(
  async (values: NewsletterValues) => (await subscription()).subscribe({ data: values }),
  { prepare: () => loadPageCode(subscription) },
)
