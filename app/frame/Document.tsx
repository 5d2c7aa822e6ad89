import { ClientOnly, Scripts } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
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
        {(['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={import.meta.env.THEME_COLORS[scheme]}
          />
        ))}
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
