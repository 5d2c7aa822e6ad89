import { createFileRoute } from '@tanstack/react-router'
import { headOf } from '~/content/head'
import { seo } from '~/content/seo'
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
  head: ({ loaderData: posted }) => headOf(seo.contact, posted),
  component: Contact,
})

function Contact() {
  return (
    <ContactPage posted={Route.useLoaderData()} sendEnquiry={sendEnquiry} subscribe={subscribe} />
  )
}
