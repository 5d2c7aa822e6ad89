import { createFileRoute } from '@tanstack/react-router'
import { firm } from '~/content/firm'
import { home } from '~/content/home'
import { pageHead } from '~/lib/seo'
import { HomePage } from '~/pages/HomePage'
import { loadNewsletterForm } from '~/pages/page-forms'
import { answerPostedNewsletter } from '~/server/form-post.server'
import { subscribe } from './-calls'

export const Route = createFileRoute('/home')({
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
      ...home.seo,
      siteName: firm.name,
      error: posted?.outcome.status === 'incomplete',
    }),
  component: Home,
})

function Home() {
  return <HomePage path="/home" posted={Route.useLoaderData()} subscribe={subscribe} />
}
