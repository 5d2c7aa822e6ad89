import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '~/pages/HomePage'
import { headOf } from '~/seo/head'
import { takePostedForms } from '~/submissions/posted-form.server'
import { loadForms } from './-load-forms'

export const Route = createFileRoute('/')({
  server: takePostedForms,
  loader: loadForms,
  head: ({ loaderData: posted }) => headOf('/', posted),
  component: () => <HomePage posted={Route.useLoaderData()} />,
})
