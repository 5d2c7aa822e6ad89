import type { PagePath, renderedFiles } from '~/page-table'
import type { FileRouteTypes } from '~/routeTree.gen'

type Same<A, B> = [A, B] extends [B, A] ? true : never

/** Every route has an entry in the table of pages or of files, and every entry a route: `npm run typecheck` is the test. */
export const everyRouteIsListed: Same<
  FileRouteTypes['to'],
  PagePath | (typeof renderedFiles)[number]
> = true
