import { errors } from '~/content/errors'
import { firm } from '~/content/firm'
import { ErrorPage } from './ErrorPage'

/** Addresses without a page have no route, so what goes into the head stands here. */
export function NotFoundPage() {
  const { title, message, help } = errors.notFound
  return (
    <>
      <title>{`${title} | ${firm.name}`}</title>
      <ErrorPage message={message} help={help} />
    </>
  )
}
