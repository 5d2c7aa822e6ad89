import type { PagePath } from '~/page-table'

/** The sections that links can point to: the ids of elements on each page. */
const sectionIds = {
  '/home': ['services'],
  '/contact': ['lynn', 'boston'],
} as const satisfies { [Path in PagePath]?: readonly string[] }

export type SectionId<Path extends PagePath> = Path extends keyof typeof sectionIds
  ? (typeof sectionIds)[Path][number]
  : never

/** A page of this site or a section of one. A link to one that does not exist does not compile. */
export type PageTarget = {
  [Path in PagePath]: { to: Path; hash?: SectionId<Path> }
}[PagePath]
