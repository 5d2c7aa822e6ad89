import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '~/pages/HomePage'
import { pageHead } from '~/seo/head'
import { loadForms } from './-load-forms'

export const Route = createFileRoute('/home')({
  loader: loadForms,
  head: ({ loaderData }) => pageHead('/home', loaderData?.posted),
  component: () => <HomePage {...Route.useLoaderData()} />,
})
