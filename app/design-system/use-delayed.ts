import { useEffect, useState } from 'react'

/** Whether `active` has been true for at least `ms` milliseconds without a break. */
export function useDelayed(active: boolean, ms: number): boolean {
  const [delayed, setDelayed] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setDelayed(true), ms)
    return () => {
      clearTimeout(timer)
      setDelayed(false)
    }
  }, [active, ms])
  return delayed
}
