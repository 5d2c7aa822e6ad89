import { createFileRoute } from '@tanstack/react-router'
import { firm } from '~/content/firm'
import { home } from '~/content/home'
import { pageHead } from '~/lib/seo'
import { HomePage } from '~/pages/HomePage'
import { answerPostedNewsletter } from '~/server/form-post.server'
import { subscribe } from '~/server/subscription.functions'

export const Route = createFileRoute('/')({
  server: {
    handlers: {
      POST: async ({ request, next }) =>
        next({ context: { posted: await answerPostedNewsletter(request) } }),
    },
  },
  loader: ({ serverContext }) => serverContext?.posted,
  head: ({ loaderData: posted }) =>
    pageHead({
      ...home.seo,
      siteName: firm.name,
      error: posted?.outcome.status === 'incomplete',
    }),
  component: Home,
})

function Home() {
  return (
    <HomePage
      path="/"
      posted={Route.useLoaderData()}
      subscribe={(values) => subscribe({ data: values })}
    />
  )
}
