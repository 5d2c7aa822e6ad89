import { createIsomorphicFn } from '@tanstack/react-start'
import { addresses } from '~/content/addresses'
import { firm } from '~/content/firm'
import { type Page, type PagePath, pages } from '~/pages'
import { pageHead } from './head'
import { graphOf } from './structured-data'

// On the server only: the browser has structured data in the document, and its content stays out of the script.
const structuredData = createIsomorphicFn().server(graphOf)

/** Head data of a page of this site; `posted` is the form that the browser posted to it. */
export function headOf(path: PagePath, posted?: { outcome: { status: string } }) {
  const page: Page = pages[path]
  const seo = { ...page, path: page.canonical ?? path }
  return pageHead(
    seo,
    { name: firm.name, url: addresses.site },
    {
      error: posted?.outcome.status === 'incomplete',
      structuredData: structuredData(seo),
    },
  )
}
