import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '~/pages/HomePage'
import { headOf } from '~/seo/head'
import { loadForms } from './-load-forms'

export const Route = createFileRoute('/home')({
  loader: loadForms,
  head: ({ loaderData }) => headOf('/home', loaderData?.posted),
  component: () => <HomePage {...Route.useLoaderData()} />,
})
