import { useEffect, useState } from 'react'

/** Whether something has been going on for `ms` milliseconds without a break. */
export function useLasting(active: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setLasting(true), ms)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [active, ms])
  return lasting
}
