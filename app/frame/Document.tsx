import { ClientOnly, HeadContent, Scripts } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { language } from '~/content/constants'
import { firm } from '~/content/firm'
import sans from '~/design-system/fonts/instrument-sans.woff2'
import serif from '~/design-system/fonts/newsreader.woff2'
import { Letterhead } from './Letterhead'

// The build evaluates the condition and drops the import.
const DevelopmentTools = import.meta.env.DEV ? lazy(() => import('./DevelopmentTools')) : undefined

/** The HTML document around every page. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // `markScrolled` has set an attribute before React comes.
    <html
      lang={language}
      data-name={firm.name.length > 40 ? 'long' : undefined}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        {/* Not in a route's `head`: the router keeps only the last meta element of each name. */}
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
        <Letterhead />
        {children}
        {DevelopmentTools && (
          <ClientOnly>
            <Suspense>
              <DevelopmentTools />
            </Suspense>
          </ClientOnly>
        )}
        <Scripts />
        {/* At the end, so that the fonts do not delay the words. React would move a link without a handler to the head. */}
        {[serif, sans].map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
            fetchPriority="low"
            onError={() => {}}
          />
        ))}
      </body>
    </html>
  )
}
