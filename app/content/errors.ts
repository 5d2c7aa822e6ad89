export const errors = {
  folio: { number: '000', label: 'No page' },
  heading: 'Unexpected Application Error!',
  notFound: {
    title: 'Page not found',
    message: '404 Not Found',
    lead: 'There is no page at this address',
    help: 'It may have moved, or the link may be missing a letter. Start from the home page, or ask us.',
  },
  other: {
    title: 'Something went wrong',
    lead: 'This page did not open',
    help: 'The fault is ours, not yours. Try the page once more. If it fails again, start from the home page, or tell us what you were looking for.',
  },
  offline: {
    lead: 'The server did not answer',
    help: 'Check your connection, then try the page once more.',
    trying: 'Trying again …',
    noAnswer: 'There is still no answer.',
  },
  /** The whole response to a form of more than 64 KiB, which only a browser without script sends. */
  tooLong:
    'This was not sent, because it is too long. Go back: your browser may still have what you typed. Shorten the message to 5,000 characters, and send it again.',
  /** The amount of what there is. */
  amount: '0.00',
  retry: 'Try again',
  home: 'Home page',
  contact: 'Contact us',
} as const

/** Begins the title of a page with a form to correct, so that screen readers say it first (GOV.UK, 'Error summary'). */
export const errorTitlePrefix = 'Error: '

/** What the visitor reads after an error on the server. */
export const serverErrorMessage = '500 Internal Server Error'

/** Marks the `<div>` around the fallback screen of a failed page, for the server and for links to the page. */
export const failedPageAttribute = 'data-page-failed'
