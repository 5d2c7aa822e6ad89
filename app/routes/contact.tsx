import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '~/pages/ContactPage'
import { pageHead } from '~/seo/head'

export const Route = createFileRoute('/contact')({
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: ({ loaderData }) => pageHead('/contact', loaderData?.posted),
  component: () => <ContactPage {...Route.useLoaderData()} />,
})
