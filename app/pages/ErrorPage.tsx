import { useLocation, useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { errors, failedPageAttribute } from '~/content/errors'
import { firm } from '~/content/firm'
import { ButtonLink } from '~/design-system/button/Button'
import { Drawing } from '~/illustrations/Drawing'
import { PageCodeError, reloadForMissingCode } from '~/loading/load-code'
import { PageButtonLink } from '~/navigation/PageButtonLink'
import { FallbackScreen } from '~/sections/fallback-screen/FallbackScreen'

/** For an address without a page. No route sets its title, so this component does. */
export function NotFoundPage() {
  const { title, message, help } = errors.notFound
  return (
    <>
      <title>{`${title} | ${firm.name}`}</title>
      <ErrorPage message={message} help={help} />
    </>
  )
}

/** For a page that failed to load or to render. */
export function FailurePage({ error }: { error: unknown }) {
  const router = useRouter()
  const href = useLocation({ select: (location) => location.href })
  useEffect(() => reloadForMissingCode(error), [error])

  function retry(event: MouseEvent) {
    // The browser remembers a failed import until it loads the document again, as the link does.
    if (error instanceof PageCodeError) return
    event.preventDefault()
    void router.invalidate()
  }

  return (
    <div {...{ [failedPageAttribute]: '' }}>
      <ErrorPage
        message={messageOf(error)}
        help={errors.other.help}
        retry={
          <ButtonLink href={href} onClick={retry}>
            {errors.retry}
          </ButtonLink>
        }
      />
    </div>
  )
}

function messageOf(error: unknown): string {
  if (error instanceof Error && error.message) return error.message
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim()
  return 'Something went wrong'
}

type ErrorPageProps = {
  /** The error's message, or a status and its text: '404 Not Found'. */
  message: string
  help: string
  /** A link to the page, for an error that may go away. */
  retry?: ReactNode
}

/** The fallback screen, inside the site's header and footer. Search engines must not list it. */
function ErrorPage({ message, help, retry }: ErrorPageProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <FallbackScreen
        copy={errors}
        message={message}
        help={help}
        picture={<Drawing name="lightOut" loading="eager" />}
        actions={
          <>
            {retry}
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
