import { loadNewsletterForm } from '~/forms/LazyNewsletterForm'
import type { PostedForm } from '~/forms/schema/posted-form'
import { CodeError } from '~/loading/load-code'
import { findPage } from '~/page-table'

type LoadContext = {
  location: { pathname: string }
  serverContext?: { posted?: PostedForm | undefined } | undefined
}

/** Loads the code of the newsletter form before a page with it is shown, and returns the form that was posted to the page. */
export async function loadForms({ location, serverContext }: LoadContext) {
  if (findPage(location.pathname)?.forms.includes('newsletter')) {
    try {
      await loadNewsletterForm()
    } catch (error) {
      // Without an answer in time the page is shown without this form, which comes later.
      if (!(error instanceof CodeError) || ['gone', 'broken'].includes(error.reason)) throw error
    }
  }
  return { posted: serverContext?.posted }
}
