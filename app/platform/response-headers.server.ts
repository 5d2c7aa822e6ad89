import { definePlugin } from 'nitro'
import { takeNonce } from './nonce'
import { fileFields, renderedFields } from './security-headers'

/**
 * Sets the security headers of every answer that is no prerendered page. Route rules know a file by its path; an answer
 * that was rendered for one request at the same path (a posted form) and an error need headers of their own.
 */
export default definePlugin((nitro) => {
  // Vite's client needs what the policy refuses, and prerendered pages get their headers from the build.
  if (import.meta.dev || import.meta.prerender) return
  nitro.hooks.hook('response', ({ headers, status }) => {
    const nonce = takeNonce(headers)
    const isRendered = nonce !== undefined || status >= 400
    if (!isRendered && headers.has('content-security-policy')) return
    const fields = isRendered ? renderedFields(headers.get('content-type'), nonce) : fileFields
    for (const [name, value] of Object.entries(fields)) headers.set(name, value)
  })
})
