import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '~/pages/ContactPage'
import { headOf } from '~/seo/head'
import { takePostedForms } from '~/submissions/posted-form.server'
import { loadForms } from './-load-forms'

export const Route = createFileRoute('/contact')({
  server: takePostedForms,
  loader: loadForms,
  head: ({ loaderData: posted }) => headOf('/contact', posted),
  component: () => <ContactPage posted={Route.useLoaderData()} />,
})
