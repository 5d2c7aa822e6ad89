import { errors } from '~/content/errors'
import { ButtonLink } from '~/design-system/button/ButtonLink'
import { Drawing } from '~/illustrations/Drawing'
import { PageButtonLink } from '~/navigation/PageButtonLink'
import { FallbackScreen } from '~/sections/fallback-screen/FallbackScreen'

export type ErrorPageProps = {
  /** The error's message, or a status and its text: '404 Not Found'. */
  message: string
  help: string
  /** Where another try could help. The address is for visitors without script. */
  retry?: { href: string; onRetry: () => void }
}

/** The fallback screen, inside the site's header and footer. It is no page to be found. */
export function ErrorPage({ message, help, retry }: ErrorPageProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <FallbackScreen
        folio={errors.folio}
        heading={errors.heading}
        message={message}
        help={help}
        picture={<Drawing name="lightOut" loading="eager" />}
        actions={
          <>
            {retry && (
              <ButtonLink
                href={retry.href}
                onClick={(event) => {
                  event.preventDefault()
                  retry.onRetry()
                }}
              >
                {errors.retry}
              </ButtonLink>
            )}
            <PageButtonLink to="/" variant={retry ? 'quiet' : 'primary'}>
              {errors.home}
            </PageButtonLink>
            <PageButtonLink to="/contact" variant="quiet">
              {errors.contact}
            </PageButtonLink>
          </>
        }
      />
    </>
  )
}
