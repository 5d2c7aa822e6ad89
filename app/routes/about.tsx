import { createFileRoute } from '@tanstack/react-router'
import { about } from '~/content/about'
import { firm } from '~/content/firm'
import { pageHead } from '~/lib/seo'
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
  head: ({ loaderData: posted }) =>
    pageHead({
      ...about.seo,
      siteName: firm.name,
      error: posted?.outcome.status === 'incomplete',
    }),
  component: About,
})

function About() {
  return <AboutPage path="/about" posted={Route.useLoaderData()} subscribe={subscribe} />
}
