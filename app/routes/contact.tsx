import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '~/pages/ContactPage'
import { pageHead } from '~/seo/head'
import { loadForms } from './-load-forms'

export const Route = createFileRoute('/contact')({
  loader: loadForms,
  head: ({ loaderData }) => pageHead('/contact', loaderData?.posted),
  component: () => <ContactPage {...Route.useLoaderData()} />,
})
