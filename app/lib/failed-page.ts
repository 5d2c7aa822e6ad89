/** Stands in the HTML of a page that shows the fallback screen because something went wrong. */
export const failedPageMark = 'data-page-failed'

/** What a visitor is told of an error on the server. */
export const serverErrorMessage = '500 Internal Server Error'
