/** The site's public origin, without a trailing slash, from the variable of the build (see `.env.example`). */
export const siteOrigin = new URL(import.meta.env.VITE_SITE_URL?.trim() || 'http://localhost:3000')
  .origin

/** The external scheduling page, from the variable of the build. */
export const schedulingUrl =
  import.meta.env.VITE_SCHEDULING_URL?.trim() || 'https://scheduling.example.com/'
