import { createIsomorphicFn } from '@tanstack/react-start'
import { addresses } from '~/content/addresses'
import { firm } from '~/content/firm'
import { type PageSeo, pageHead } from '~/seo/head'
import { graphOf } from './structured-data'

// Not in the browser, which has them in the document; what they are made of stays out of its script.
const structuredData = createIsomorphicFn().server(graphOf)

/** Head data of a page of this site; `posted` is the form that the visitor sent to it without script. */
export function headOf(page: PageSeo, posted?: { outcome: { status: string } }) {
  return pageHead(
    page,
    { name: firm.name, url: addresses.site },
    {
      error: posted?.outcome.status === 'incomplete',
      structuredData: structuredData(page),
    },
  )
}
