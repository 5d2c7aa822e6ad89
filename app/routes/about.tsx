import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '~/pages/AboutPage'
import { pageHead } from '~/seo/head'
import { loadForms } from './-load-forms'

export const Route = createFileRoute('/about')({
  loader: loadForms,
  head: ({ loaderData }) => pageHead('/about', loaderData?.posted),
  component: () => <AboutPage {...Route.useLoaderData()} />,
})
