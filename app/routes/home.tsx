import { createFileRoute } from '@tanstack/react-router'
import { headOf } from '~/content/head'
import { seo } from '~/content/seo'
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
  head: ({ loaderData: posted }) => headOf(seo.home, posted),
  component: Home,
})

function Home() {
  return <HomePage path="/home" posted={Route.useLoaderData()} subscribe={subscribe} />
}
