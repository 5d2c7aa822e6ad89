import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errors } from '~/content/errors'
import { failedPageMark } from '~/content/failed-page'
import { PageCodeError, reloadForMissingCode } from '~/loading/load-code'
import { errorText } from '~/pages/error-text'
import { ErrorPage } from './ErrorPage'

/** What stands in the place of a page that failed: while it was rendered, or on its way here. */
export function FailurePage({ error }: { error: unknown }) {
  const router = useRouter()
  const href = useLocation({ select: (location) => location.href })
  useEffect(() => {
    reloadForMissingCode(error)
  }, [error])
  return (
    <div {...{ [failedPageMark]: '' }}>
      <ErrorPage
        message={errorText(error)}
        help={errors.other.help}
        retry={{
          href,
          // A browser remembers code that it could not read, until the page is loaded anew.
          onRetry: () =>
            error instanceof PageCodeError ? location.assign(href) : void router.invalidate(),
        }}
      />
    </div>
  )
}
