export const errors = {
  heading: 'Unexpected Application Error!',
  notFound: {
    message: '404 Not Found',
    help: 'There is no page at this address. It may have moved, or the link may be mistyped.',
  },
  other: { help: 'Nothing you sent is affected. Try the page again, or start from the front.' },
  home: 'Go to the home page',
} as const
