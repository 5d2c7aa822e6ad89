import { pageAt } from '~/pages'
import { ContactForm, NewsletterForm } from '~/submissions/form/lazy-forms'
import type { PostedForm } from '~/submissions/posted-form'

const forms = { contact: ContactForm, newsletter: NewsletterForm }

type LoadContext = {
  location: { pathname: string }
  serverContext?: { posted?: PostedForm | undefined } | undefined
}

/** Loads the code of the page's lazy forms before the page is shown, and returns the form that was posted to it. */
export async function loadForms({ location, serverContext }: LoadContext) {
  const names = pageAt(location.pathname)?.forms ?? []
  await Promise.all(names.map((name) => forms[name].load()))
  return { posted: serverContext?.posted }
}
