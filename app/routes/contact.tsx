import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '~/pages/ContactPage'
import { headOf } from '~/seo/head'
import { loadForms } from './-load-forms'

export const Route = createFileRoute('/contact')({
  loader: loadForms,
  head: ({ loaderData }) => headOf('/contact', loaderData?.posted),
  component: () => <ContactPage {...Route.useLoaderData()} />,
})
