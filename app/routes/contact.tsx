import { createFileRoute } from '@tanstack/react-router'
import { contact } from '~/content/contact'
import { firm } from '~/content/firm'
import { pageHead } from '~/lib/seo'
import { ContactPage } from '~/pages/ContactPage'
import { loadContactForms } from '~/pages/page-forms'
import { answerPostedForm } from '~/server/form-post.server'
import { sendEnquiry, subscribe } from './-calls'

export const Route = createFileRoute('/contact')({
  server: {
    handlers: {
      POST: async ({ request, next }) =>
        next({ context: { posted: await answerPostedForm(request) } }),
    },
  },
  loader: async ({ serverContext }) => {
    await loadContactForms()
    return serverContext?.posted
  },
  head: ({ loaderData: posted }) =>
    pageHead({
      ...contact.seo,
      siteName: firm.name,
      error: posted?.outcome.status === 'incomplete',
    }),
  component: Contact,
})

function Contact() {
  return (
    <ContactPage posted={Route.useLoaderData()} sendEnquiry={sendEnquiry} subscribe={subscribe} />
  )
}
