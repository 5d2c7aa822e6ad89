/** The pages that the limits are for; /home is / again. */
export const measuredPages = ['/', '/contact', '/about', '/privacy'] as const
