interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string
  readonly VITE_SCHEDULING_URL?: string
  /** Set by `scripts/build/hosts.ts`; not there in unit tests. */
  readonly HOST_KEEPS_FILES?: boolean
  /** Set by `scripts/build/drawings.ts`: roles of tokens.css as #rrggbb, for what the browser draws around a page. */
  readonly THEME_COLORS: Record<'light' | 'dark' | 'action', string>
}

interface ImportMeta {
  /** Nitro's: whether this is the build that renders the pages that are files. */
  readonly prerender?: boolean
}

declare module '#site/public-paths' {
  /** Every path at which the build's own files are served. */
  export const publicPaths: readonly string[]
}
