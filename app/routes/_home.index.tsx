import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '~/pages/HomePage'
import { pageHead } from '~/seo/head'
import { loadForms } from './-load-forms'

export const Route = createFileRoute('/')({
  loader: loadForms,
  head: ({ loaderData }) => pageHead('/', loaderData?.posted),
  component: () => <HomePage {...Route.useLoaderData()} />,
})
