import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { isOtherPage } from '~/navigation/same-page'

/** After a navigation by script, has screen readers announce the title of the page, as after a load. */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', (change) => {
        if (change.fromLocation && isOtherPage(change)) setTitle(document.title)
      }),
    [router],
  )
  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
