import { type RefObject, useEffect, useState } from 'react'

/** What a length has come to in this window, such as `48px`: tokens change with its width. */
export function useMeasured(
  element: RefObject<HTMLElement | null>,
  property: 'fontSize' | 'inlineSize',
): string {
  const [measured, setMeasured] = useState('')
  useEffect(() => {
    const measure = () => {
      if (element.current) setMeasured(getComputedStyle(element.current)[property])
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [element, property])
  return measured
}
