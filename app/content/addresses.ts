/** From the variables of the build (see `.env.example`). */
export const addresses = {
  /** The public origin, without a trailing slash. */
  site: (import.meta.env.VITE_SITE_URL || 'http://localhost:3000').replace(/\/$/, ''),
  /** The external scheduling page. */
  scheduling: import.meta.env.VITE_SCHEDULING_URL || 'https://scheduling.example.com/',
}
