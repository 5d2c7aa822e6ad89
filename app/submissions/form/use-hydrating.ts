import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React is hydrating what the server rendered, rather than rendering it itself. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
