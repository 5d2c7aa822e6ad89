import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { focusOn } from '~/navigation/go-to-section'

/** After a client-side navigation, focuses the new page or section, and has screen readers announce the title. */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        // After hydration both are the same. The browser has positioned that page.
        if (!fromLocation || fromLocation === toLocation) return
        const section = toLocation.hash && document.getElementById(toLocation.hash)
        const main = document.querySelector('main')
        if (section) focusOn(section)
        else if (pathChanged && main) focusOn(main)
        if (pathChanged) setTitle(document.title)
      }),
    [router],
  )

  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
