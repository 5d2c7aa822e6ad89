import type { PagePath } from '~/pages'

/** Parts of pages that links lead to: each is the id of an element in the HTML of its page. */
export const sectionIds = {
  '/home': ['services'],
  '/contact': ['lynn', 'boston'],
} as const satisfies { [Path in PagePath]?: readonly string[] }

export type SectionId<Path extends PagePath> = Path extends keyof typeof sectionIds
  ? (typeof sectionIds)[Path][number]
  : never

/** A page of this site, or a part of one. What leads nowhere does not compile. */
export type PageTarget = {
  [Path in PagePath]: { to: Path; hash?: SectionId<Path> }
}[PagePath]
