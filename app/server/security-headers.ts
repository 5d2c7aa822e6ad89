/*
 * The headers of the site's responses, but for what belongs to one kind of them: a content type beside its text, `location`
 * (`canonical-paths.server.ts`), `allow` and `accept-post` (`request-checks.ts`), `retry-after`, the validators of a file
 * (Nitro), and `content-encoding` with `vary` (`hosts/process`). Node's own answers to what is no request (400, 408, 431)
 * have none of these headers.
 */
import { filePolicy, type InlineSources, pagePolicy, textPolicy } from './csp.ts'

/** Header values by lowercase name. */
export type HeaderFields = Record<string, string>

/** Features that the site does not use. Browsers do not even ask the visitor for permission. */
const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/**
 * The headers of every response.
 *
 * Strict-Transport-Security is without `includeSubDomains` and `preload`: browsers would refuse the firm's other sites on
 * the domain if they have no https, for as long. That is for the owner of the domain to decide (hstspreload.org).
 */
const commonFields: HeaderFields = {
  'strict-transport-security': `max-age=${2 * 365 * 24 * 60 * 60}`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
}

/** The headers of a prerendered page. Caches must revalidate it. */
export function pageFileFields(inline: InlineSources): HeaderFields {
  return {
    ...commonFields,
    'content-security-policy': pagePolicy(inline),
    'cache-control': 'public, max-age=0, must-revalidate',
  }
}

/** The headers of every other file. */
export const fileFields: HeaderFields = { ...commonFields, 'content-security-policy': filePolicy }

/** The headers of a file whose name has a hash of its content. */
export const assetFields: HeaderFields = {
  ...fileFields,
  'cache-control': `public, max-age=${365 * 24 * 60 * 60}, immutable`,
}

/** The headers of a picture that other sites and mails may show. */
export const embeddedFileFields: HeaderFields = {
  ...fileFields,
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * The headers of a response that is rendered for one request. No cache answers another request with it. A browser may
 * keep a page for Back: Firefox would otherwise show an error in place of a form with what was typed into it.
 *
 * @param nonce the nonce of the page's scripts and styles; without one the policy refuses all of them
 */
export function renderedFields(
  contentType: string | null,
  nonce: string | undefined,
): HeaderFields {
  const sources = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  const isPage = contentType?.startsWith('text/html')
  return {
    ...commonFields,
    'content-security-policy': isPage
      ? pagePolicy({ scripts: sources, styles: sources })
      : textPolicy,
    'cache-control': isPage ? 'private, no-cache' : 'no-store',
  }
}

/**
 * Proxies must not change a page, as Cloudflare does when it hides email addresses: the page's policy has the hashes of its
 * styles and scripts. Only where the site compresses its pages itself: `no-transform` would keep a host from doing so.
 */
export function forbidTransforms(response: Response): Response {
  const { headers } = response
  const isPage = headers.get('content-type')?.startsWith('text/html')
  if (isPage) headers.append('cache-control', 'no-transform')
  return response
}
