interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string
  readonly VITE_SCHEDULING_URL?: string
}
