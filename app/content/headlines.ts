/** Parts of the home page's headline that stay on one line. */
export const keptTogether = ['Financial Services', 'Peace of Mind'] as const

/** Headlines that stand in more than one place: on a page, in link previews, and in the title of a tab. */
export const headlines = {
  home: `${keptTogether[0]} for Your ${keptTogether[1]}`,
  contact: 'Schedule a Meeting',
  about: 'The books should tell you the truth while it still helps',
  privacy: 'Privacy policy',
} as const
