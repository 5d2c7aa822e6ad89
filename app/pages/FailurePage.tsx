import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router'
import { errors } from '~/content/errors'
import { errorText } from '~/lib/error-text'
import { ErrorPage } from './ErrorPage'

/** What a page shows that could not be loaded or drawn. */
export function FailurePage({ error }: ErrorComponentProps) {
  const router = useRouter()
  const href = useLocation({ select: (location) => location.href })
  return (
    <ErrorPage
      message={errorText(error)}
      help={errors.other.help}
      retry={{ href, onRetry: () => void router.invalidate() }}
    />
  )
}
