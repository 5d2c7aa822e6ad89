import { createFileRoute } from '@tanstack/react-router'
import { headOf } from '~/content/head'
import { seo } from '~/content/seo'
import { AboutPage } from '~/pages/AboutPage'
import { loadNewsletterForm } from '~/pages/page-forms'
import { answerPostedNewsletter } from '~/server/form-post.server'
import { subscribe } from './-calls'

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
