import type { ServerRequest } from 'srvx'
import type { ResolveSender } from '~/submissions/sender.server'
import type { Submissions } from '~/submissions/submissions.server'

declare module 'srvx' {
  interface ServerRequestContext {
    /** What the host gives each request on its way to the pages (`app/hosts`). */
    site?: Site
    /** The CSP nonce of the page that is rendered. */
    nonce?: string | undefined
  }
}

export type Site = {
  submissions: Submissions
  resolveSender: ResolveSender
  /** Aborted by the signal to stop, where the site is a process. */
  stopping?: AbortSignal
}

/** @throws while pages are prerendered, when there is nothing to submit to */
export function siteOf({ context }: ServerRequest): Site {
  if (!context?.site) throw new Error('The host gave the request nothing to submit to.')
  return context.site
}
