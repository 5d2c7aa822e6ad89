export type PageSeo = { title: string; description: string }

/**
 * Head data of one page.
 *
 * @param page.error marks the title of a page that came back with something to mend, which is what a screen
 *   reader says first (GOV.UK, 'Error summary').
 */
export function pageHead({
  title,
  description,
  siteName,
  error = false,
}: PageSeo & { siteName: string; error?: boolean }) {
  return {
    meta: [
      { title: `${error ? errorTitlePrefix : ''}${title} | ${siteName}` },
      { name: 'description', content: description },
    ],
  }
}

export const errorTitlePrefix = 'Error: '
