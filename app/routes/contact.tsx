import { createFileRoute } from '@tanstack/react-router'
import { seo } from '~/pages'
import { ContactPage } from '~/pages/ContactPage'
import { loadContactForms } from '~/routes/-page-forms'
import { headOf } from '~/seo/page-head'
import { sendEnquiry, subscribe } from '~/submissions/calls'
import { answerPostedForm } from '~/submissions/posted-form.server'

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
  head: ({ loaderData: posted }) => headOf(seo.contact, posted),
  component: Contact,
})

function Contact() {
  return (
    <ContactPage posted={Route.useLoaderData()} sendEnquiry={sendEnquiry} subscribe={subscribe} />
  )
}
