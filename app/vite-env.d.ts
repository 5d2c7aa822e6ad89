interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string
  readonly VITE_SCHEDULING_URL?: string
  /** Set by `scripts/build/hosts.ts`; not there in unit tests. */
  readonly HOST_KEEPS_FILES?: boolean
}
