interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string
  readonly VITE_SCHEDULING_URL?: string
  /** Set by `scripts/build/hosts.ts`; not there in unit tests. */
  readonly HOST_KEEPS_FILES?: boolean
}

interface ImportMeta {
  /** Nitro's: whether this is the build that renders the pages that are files. */
  readonly prerender?: boolean
}

declare module 'virtual:last-changes' {
  /** By the name of a module of app/content, the day of its last change, `2026-11-20`; `undefined` if not known. */
  export const lastChanges: Record<string, string | undefined>
}
