/** Parts of pages that links lead to. The id of each is in the HTML of its page. */
export const sectionIds = ['services'] as const

export type SectionId = (typeof sectionIds)[number]
