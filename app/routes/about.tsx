import { createFileRoute } from '@tanstack/react-router'
import { seo } from '~/pages'
import { AboutPage } from '~/pages/AboutPage'
import { loadNewsletterForm } from '~/routes/-page-forms'
import { headOf } from '~/seo/page-head'
import { subscribe } from '~/submissions/calls'
import { answerPostedNewsletter } from '~/submissions/posted-form.server'

export const Route = createFileRoute('/about')({
  server: {
    handlers: {
      POST: async ({ request, next }) =>
        next({ context: { posted: await answerPostedNewsletter(request) } }),
    },
  },
  loader: async ({ serverContext }) => {
    await loadNewsletterForm()
    return serverContext?.posted
  },
  head: ({ loaderData: posted }) => headOf(seo.about, posted),
  component: About,
})

function About() {
  return <AboutPage path="/about" posted={Route.useLoaderData()} subscribe={subscribe} />
}
