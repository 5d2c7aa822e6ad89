import { useRouterState } from '@tanstack/react-router'
import { ProgressBar } from '~/design-system/progress-bar/ProgressBar'
import { useLasting } from '~/loading/use-lasting'

/** A page that comes sooner than this, in milliseconds, needs no word about it. */
const patienceMs = 300

/** Shows that a page is on its way, while the one that is left still stands there. */
export function NavigationProgress({ label }: { label: string }) {
  const loading = useRouterState({ select: (state) => state.isLoading })
  const lasting = useLasting(loading, patienceMs)
  return lasting && <ProgressBar aria-label={label} />
}
