import { definePlugin } from 'nitro'
import { fileFields, renderedFields } from './security-headers'

/** Sets the security headers of rendered responses and errors: the build's route rules are by path, for files. */
export default definePlugin((nitro) => {
  // The policy would block Vite's client, and the build sets the headers of prerendered pages.
  if (import.meta.dev || import.meta.prerender) return
  nitro.hooks.hook('response', ({ headers, status }, { req }) => {
    const nonce = req.context?.nonce as string | undefined
    const isRendered = nonce !== undefined || status >= 400
    if (!isRendered && headers.has('content-security-policy')) return
    const fields = isRendered ? renderedFields(headers.get('content-type'), nonce) : fileFields
    for (const [name, value] of Object.entries(fields)) headers.set(name, value)
  })
})
