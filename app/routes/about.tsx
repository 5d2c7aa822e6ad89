import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '~/pages/AboutPage'
import { pageHead } from '~/seo/head'

export const Route = createFileRoute('/about')({
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: ({ loaderData }) => pageHead('/about', loaderData?.posted),
  component: () => <AboutPage {...Route.useLoaderData()} />,
})
