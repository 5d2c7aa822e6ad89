/** The attribute of the `<div>` around a fallback screen that stands there because something went wrong. */
export const failedPageMark = 'data-page-failed'

/** What a visitor is told of an error on the server. */
export const serverErrorMessage = '500 Internal Server Error'
