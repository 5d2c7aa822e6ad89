import { filePolicy, pagePolicy, type ScriptSource, textPolicy } from './csp.ts'

/** Header fields by their names in lower case. */
export type HeaderFields = Record<string, string>

/** What the browser may not even ask the visitor for; nothing on the site needs it. */
const closedFeatures = [
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
 * The fields that every answer has: pages, files, errors, form answers, server functions.
 *
 * Strict-Transport-Security is without `preload`: that is a promise for every host below the domain, hard to take back,
 * and for the owner of the domain to make (hstspreload.org).
 */
const everywhere: HeaderFields = {
  'strict-transport-security': `max-age=${2 * 365 * 24 * 60 * 60}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': closedFeatures.map((feature) => `${feature}=()`).join(', '),
}

/** Of a page that is a file: kept by nobody without asking whether it is still the same. */
export function pageFileFields(scripts: readonly ScriptSource[]): HeaderFields {
  return {
    ...everywhere,
    'content-security-policy': pagePolicy(scripts),
    'cache-control': 'public, max-age=0, must-revalidate',
  }
}

/** Of every other file. How long it may be kept is for its name to say, not for this module. */
export const fileFields: HeaderFields = { ...everywhere, 'content-security-policy': filePolicy }

/** Of a picture that link previews on other sites may show. */
export const sharedFileFields: HeaderFields = {
  ...fileFields,
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Of an answer that is made for one request, and kept by nobody.
 *
 * @param contentType the answer's
 * @param nonce that of the page's scripts; without one none of them runs
 */
export function renderedFields(
  contentType: string | null,
  nonce: string | undefined,
): HeaderFields {
  const scripts: ScriptSource[] = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  const isPage = contentType?.startsWith('text/html')
  return {
    ...everywhere,
    'content-security-policy': isPage ? pagePolicy(scripts) : textPolicy,
    'cache-control': 'no-store',
  }
}
