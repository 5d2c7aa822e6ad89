import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '~/pages/AboutPage'
import { headOf } from '~/seo/head'
import { takePostedForms } from '~/submissions/posted-form.server'
import { loadForms } from './-load-forms'

export const Route = createFileRoute('/about')({
  server: takePostedForms,
  loader: loadForms,
  head: ({ loaderData: posted }) => headOf('/about', posted),
  component: () => <AboutPage posted={Route.useLoaderData()} />,
})
