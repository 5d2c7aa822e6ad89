/** What allows inline code: the hash of an element, or the nonce of every element. */
export type InlineSources = Record<'scripts' | 'styles', readonly string[]>

/** No base, no forms, no framing. */
const closed = { 'base-uri': "'none'", 'form-action': "'none'", 'frame-ancestors': "'none'" }

/**
 * The Content-Security-Policy of a page. A script must be in the page as the server wrote it, or be loaded by such a script
 * (`'strict-dynamic'`). With Trusted Types, text becomes markup or the URL of a script only through the policy in `boot`.
 */
export function pagePolicy({ scripts, styles }: InlineSources): string {
  return serialized({
    'default-src': "'none'",
    'script-src': scripts.length === 0 ? "'none'" : ["'strict-dynamic'", ...scripts],
    'style-src': ["'self'", ...styles],
    // `data:` for the drawing in the first view, which is inline.
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    ...closed,
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  })
}

/**
 * The policy of a file: no scripts, no forms, no framing. Not `default-src 'none'`, which would block the styles inside a
 * drawing that is opened on its own (and, in some browsers, one in an `<img>`).
 */
export const filePolicy = serialized({ 'script-src': "'none'", 'object-src': "'none'", ...closed })

/** The policy of a plain-text response, such as an error. */
export const textPolicy = serialized({ 'default-src': "'none'", ...closed })

function serialized(policy: Record<string, string | readonly string[]>): string {
  return Object.entries(policy)
    .map((directive) => directive.flat().join(' '))
    .join('; ')
}
