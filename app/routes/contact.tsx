import { createFileRoute } from '@tanstack/react-router'
import { contact } from '~/content/contact'
import { headOf } from '~/content/head'
import { ContactPage } from '~/pages/ContactPage'
import { sendEnquiry } from '~/server/enquiry.functions'
import { answerPostedForm } from '~/server/form-post.server'
import { subscribe } from '~/server/subscription.functions'

export const Route = createFileRoute('/contact')({
  server: {
    handlers: {
      POST: async ({ request, next }) =>
        next({ context: { posted: await answerPostedForm(request) } }),
    },
  },
  loader: ({ serverContext }) => serverContext?.posted,
  head: ({ loaderData: posted }) => headOf(contact.seo, posted),
  component: Contact,
})

function Contact() {
  return (
    <ContactPage
      posted={Route.useLoaderData()}
      sendEnquiry={(values) => sendEnquiry({ data: values })}
      subscribe={(values) => subscribe({ data: values })}
    />
  )
}
