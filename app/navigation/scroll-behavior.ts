/** How the page may scroll by itself: smoothly where the visitor's system allows motion, at once otherwise. */
export function scrollBehavior(): 'smooth' | 'instant' {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
