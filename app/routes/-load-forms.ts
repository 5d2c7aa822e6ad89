import { ContactForm, NewsletterForm } from '~/forms/lazy-forms'
import type { FormName, PostedForm } from '~/forms/schema/posted-form'
import { CodeError } from '~/loading/load-code'
import { findPage } from '~/page-table'

const forms = { contact: ContactForm, newsletter: NewsletterForm }

type LoadContext = {
  location: { pathname: string }
  serverContext?: { posted?: PostedForm | undefined } | undefined
}

/** Loads the code of the page's lazy forms before the page is shown, and returns the form that was posted to it. */
export async function loadForms({ location, serverContext }: LoadContext) {
  const names = findPage(location.pathname)?.forms ?? []
  await Promise.all(names.map(loadForm))
  return { posted: serverContext?.posted }
}

async function loadForm(name: FormName) {
  try {
    await forms[name].load()
  } catch (error) {
    // Offline, or after a timeout, the page is shown without the newsletter form, which comes later.
    const silent = error instanceof CodeError && !error.answered
    if (!silent || name !== 'newsletter') throw error
  }
}
