/** What may run as script: one inline script, known by its hash, or all that carry this answer's nonce. */
export type ScriptSource = `'sha256-${string}'` | `'nonce-${string}'`

type Policy = Record<string, readonly string[]>

/**
 * The Content-Security-Policy of a page: nothing but what the site itself serves, and of script only what the server
 * wrote into this page. `'strict-dynamic'` hands that trust on to what such a script loads, so that not every file of
 * this origin is a script that an attacker could name.
 *
 * Where a browser knows Trusted Types, text becomes markup or the address of a script only through the one policy that
 * the page's boot script makes (see `bootScript`).
 */
export function pagePolicy(scripts: readonly ScriptSource[]): string {
  return serialized({
    'default-src': ["'none'"],
    'script-src': scripts.length === 0 ? ["'none'"] : ["'strict-dynamic'", ...scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
}

/**
 * The policy of a file: it runs no script, sends no form and is framed by nobody. Not `default-src 'none'`: a drawing
 * that is opened by itself has its styles inside, and so has one in an `<img>`, where some browsers apply this too.
 */
export const filePolicy = serialized({
  'script-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** The policy of an answer that is no page and no file: text that says why there is neither. */
export const textPolicy = serialized({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

function serialized(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}
