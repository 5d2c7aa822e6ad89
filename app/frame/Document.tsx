import { ClientOnly, Scripts } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { themeColours } from '~/design-system/theme-colours'
import { DocumentHead } from '~/platform/DocumentHead'

// The condition is constant in the build, so the import is removed with it.
const DevelopmentTools = import.meta.env.DEV ? lazy(() => import('./DevelopmentTools')) : undefined

/** The HTML document around every page. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <DocumentHead />
        {/* Not in `head`, where the router keeps only the last of those with one name. */}
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={themeColours.paper}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={themeColours.night}
        />
      </head>
      <body>
        {children}
        {DevelopmentTools && (
          <ClientOnly>
            <Suspense>
              <DevelopmentTools />
            </Suspense>
          </ClientOnly>
        )}
        <Scripts />
      </body>
    </html>
  )
}
