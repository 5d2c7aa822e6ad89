/**
 * Marks the document `data-scrolled="true"` or `"false"`: whether it is scrolled past the threshold. FloatingLink shows by it.
 *
 * The page contains the text of this function (see `bootScript`), so it must not use anything from outside.
 *
 * @param threshold in CSS pixels
 */
export function markScrolled(threshold: number) {
  const { dataset } = document.documentElement
  // Reading `scrollY` here would make the browser lay out the page before it has all of it.
  dataset.scrolled = 'false'
  const mark = () => {
    dataset.scrolled = String(scrollY > threshold)
  }
  for (const type of ['scroll', 'pageshow']) addEventListener(type, mark)
}
