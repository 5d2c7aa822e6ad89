/** From the variables of the build (see `.env.example`). */
export const urls = {
  /** The public origin, without a trailing slash. */
  site: new URL(import.meta.env.VITE_SITE_URL?.trim() || 'http://localhost:3000').origin,
  /** The external scheduling page. */
  scheduling: import.meta.env.VITE_SCHEDULING_URL?.trim() || 'https://scheduling.example.com/',
}
