interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string
  readonly VITE_SCHEDULING_URL?: string
}

interface ImportMeta {
  /** Nitro's: whether this is the build that renders the pages that are files. */
  readonly prerender?: boolean
}
