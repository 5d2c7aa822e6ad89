import { definePlugin } from 'nitro'
import { fileFields, renderedFields } from '~/platform/security-headers'

/**
 * Has the last word on the headers of every answer. The route rules know a file by its path; what is rendered for one
 * request at the same path (a posted form, say) and what failed needs fields of its own.
 */
export default definePlugin((nitro) => {
  nitro.hooks.hook('response', ({ headers, status }, event) => {
    const nonce = event.req.context?.nonce
    const rendered = typeof nonce === 'string'
    if (!rendered && status < 400 && headers.has('content-security-policy')) return
    const fields =
      rendered || status >= 400
        ? renderedFields(headers.get('content-type'), rendered ? nonce : undefined)
        : fileFields
    for (const [name, value] of Object.entries(fields)) headers.set(name, value)
  })
})
