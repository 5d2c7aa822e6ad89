import { useRouterState } from '@tanstack/react-router'
import { siteCopy } from '~/content/site-copy'
import { ProgressBar } from '~/design-system/progress-bar/ProgressBar'
import { useDelayed } from '~/design-system/use-delayed'

/** A navigation that is faster than this, in milliseconds, shows no progress bar. */
const delayMs = 300

/** A progress bar while the next page is loading. The current page stays visible meanwhile. */
export function NavigationProgress() {
  const loading = useRouterState({ select: (state) => state.isLoading })
  return useDelayed(loading, delayMs) && <ProgressBar aria-label={siteCopy.loading} />
}
