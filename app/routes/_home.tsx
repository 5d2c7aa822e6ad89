import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '~/pages/HomePage'
import { pageHead } from '~/seo/head'

/** The home page, at `/` and at `/home`. It stays as it is when the visitor goes from one to the other. */
export const Route = createFileRoute('/_home')({
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: ({ loaderData }) => pageHead('/', loaderData?.posted),
  component: () => <HomePage {...Route.useLoaderData()} />,
})
