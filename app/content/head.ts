import { type PageSeo, pageHead } from '~/lib/seo'
import { addresses } from './addresses'
import { firm } from './firm'
import { graphOf } from './structured-data'

/** Head data of a page of this site; `posted` is the form that the visitor sent to it without script. */
export function headOf(page: PageSeo, posted?: { outcome: { status: string } }) {
  return pageHead(
    page,
    { name: firm.name, url: addresses.site },
    {
      error: posted?.outcome.status === 'incomplete',
      // Goes with the condition from what the browser loads.
      structuredData: import.meta.env.SSR ? graphOf(page) : undefined,
    },
  )
}
