import { createFileRoute, notFound } from '@tanstack/react-router'
import { firm } from '~/content/firm'
import { offices } from '~/content/offices'
import { attachment, vCard } from '~/seo/vcard'

/** The vCard of an office. Not prerendered, because a host would choose the content type of a file itself. */
export const Route = createFileRoute('/offices/{$office}.vcf')({
  server: {
    handlers: {
      GET: ({ params, next }) => {
        const office = offices.find(({ id }) => id === params.office)
        if (!office) return next()
        return new Response(vCard(firm, office), {
          headers: {
            'content-type': 'text/vcard; charset=utf-8',
            'content-disposition': attachment(`${firm.shortName} ${office.city}.vcf`),
          },
        })
      },
    },
  },
  // Reached through `next` above, when there is no such office.
  loader: () => {
    throw notFound()
  },
  component: () => null,
})
