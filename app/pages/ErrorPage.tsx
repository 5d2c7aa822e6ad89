import { errors } from '~/content/errors'
import { PageButtonLink } from '~/navigation/PageButtonLink'
import { PageHead } from '~/sections/page-head/PageHead'

export type ErrorPageProps = {
  /** The error's message, or a status and its text: '404 Not Found'. */
  message: string
  help: string
}

/** The fallback screen, inside the site's header and footer. */
export function ErrorPage({ message, help }: ErrorPageProps) {
  return (
    <PageHead folio={{ number: '000', label: 'Error' }} heading={errors.heading}>
      <p>{message}</p>
      <p>{help}</p>
      <p>
        <PageButtonLink to="/">{errors.home}</PageButtonLink>
      </p>
    </PageHead>
  )
}
