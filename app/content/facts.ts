/** The firm's chief executive, as the owner fills it in. */
export type Chief = {
  name: string
  role: string
  quote: string
  shortBio: string
  /** The paragraphs that "Read more" adds. If there are none, there is no "Read more". */
  moreBio: readonly string[]
  portrait: Portrait
}

export type Portrait =
  | { imageUrl: '/images/ceo-portrait.svg'; imageAlt: '' }
  | {
      /** A photograph beside `firm.ts`. */
      imageUrl: `./${string}.${'avif' | 'jpeg' | 'jpg' | 'png' | 'webp'}`
      /** What it shows, for those who cannot see it: 'Jane Quimby at her desk'. Two words or more, so never empty. */
      imageAlt: `${string} ${string}`
    }

/** The specification and the drawings (office-map.svg, postmark.svg) have these two. */
type OfficeCity = 'Lynn' | 'Boston'

/** An office, as the owner fills it in. */
export type OfficeFacts = {
  city: OfficeCity
  /** `street` may have two lines: '271 Union Street\nSuite 300'. */
  address: { street: string; region: string; postalCode: string }
  /** A North American number, in any spelling. It may end in an extension: '781-555-0142 ext. 3'. */
  telephone: string
}
