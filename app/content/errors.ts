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
  /** The help, by the reason why code did not load (`load-code.ts`). */
  code: {
    gone: {
      lead: 'A part of this page is no longer there',
      help: 'The site may just have been renewed. Try the page once more, or start from the home page.',
    },
    slow: {
      lead: 'The page took too long',
      help: 'It did not arrive in two minutes. Check your connection, then try the page once more.',
    },
    silent: {
      lead: 'The server did not answer',
      help: 'Check your connection, then try the page once more.',
    },
    failing: {
      lead: 'The server answered with an error',
      help: 'The fault is ours, not yours. Wait a moment, then try the page once more.',
    },
    broken: {
      lead: 'A part of this page arrived damaged',
      help: 'Try the page once more, or start from the home page.',
    },
  },
  trying: 'Trying again …',
  /** After another try. */
  still: {
    silent: 'There is still no answer.',
    failing: 'The server still answers with an error.',
  },
  /** The whole response to a form of more than 64 KiB, which only a browser without script sends. */
  tooLong:
    'This was not sent, because it is too long. Go back: your browser may still have what you typed. Shorten the message to 5,000 characters, and send it again.',
  /** Beside the message, as in a ledger: there is nothing. */
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
