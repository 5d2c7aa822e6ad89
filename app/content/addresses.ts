/** Addresses that the build's variables give; see `.env.example`. */
export const addresses = {
  /** Public origin, without a trailing slash. */
  site: (import.meta.env.VITE_SITE_URL || 'http://localhost:3000').replace(/\/$/, ''),
  /** The external page where an hour is picked. */
  scheduling: import.meta.env.VITE_SCHEDULING_URL || 'https://scheduling.example.com/',
}
