import { useLocation } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useLayoutEffect, useState } from 'react'
import { errors, failedPageAttribute } from '~/content/errors'
import { firm } from '~/content/firm'
import { ButtonLink } from '~/design-system/button/Button'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { askServer, CodeError, isSiteDown, reloadIfUseful } from '~/loading/load-code'
import { FallbackScreen } from '~/sections/fallback-screen/FallbackScreen'

/** For an address without a page. No route sets its title, so this component does. */
export function NotFoundPage() {
  const { title, message, lead, help } = errors.notFound
  return (
    <>
      <title>{`${title} | ${firm.name}`}</title>
      <FallbackScreen message={message} lead={lead} help={help} />
    </>
  )
}

/** For a page that failed to load or to render. */
export function FailurePage({ error }: { error: unknown }) {
  const { code, other } = errors
  const { lead, help } = error instanceof CodeError ? code[error.reason] : other
  // Without the hash, because a link to a hash of the current page does not load the page.
  const href = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const [fetching, setFetching] = useState(false)
  const [result, setResult] = useState('')
  useEffect(() => reloadIfUseful(error), [error])
  useTitle(other.title)

  /** While the site is down this screen stays: the link would show an error page of the browser or of a proxy. */
  async function tryAgain(event: MouseEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    setFetching(true)
    setResult('')
    if (!isSiteDown(error)) return
    event.preventDefault()
    const link = event.currentTarget
    const { state } = await askServer(href)
    if (state !== 'up') {
      setFetching(false)
      setResult(errors.still[state])
    }
    // The visitor may have gone on to another page.
    else if (link.isConnected) location.reload()
  }

  return (
    <div {...{ [failedPageAttribute]: '' }}>
      <FallbackScreen
        message={errorMessage(error)}
        lead={lead}
        help={help}
        retry={
          <ButtonLink href={href} aria-disabled={fetching || undefined} onClick={tryAgain}>
            {errors.retry}
          </ButtonLink>
        }
      />
      <VisuallyHidden role="status">{fetching ? errors.trying : result}</VisuallyHidden>
    </div>
  )
}

/** For a page that has set its own title already. */
function useTitle(name: string) {
  useLayoutEffect(() => {
    const before = document.title
    const title = `${name} | ${firm.name}`
    document.title = title
    return () => {
      // The next page may have set its own.
      if (document.title === title) document.title = before
    }
  }, [name])
}

function errorMessage(error: unknown): string {
  if (error instanceof Error && error.message) return error.message
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim()
  return errors.other.title
}
