import { DrawnImage } from '../DrawnImage'
import styles from './Harbor.module.css'
import harborUrl from './harbor.svg?url'
import narrowUrl from './harbor-narrow.svg?first-view'
import narrowFile from './harbor-narrow.svg?url'

/**
 * Egg Rock light over the sea, its beam across the heading. It positions itself in the hero, which must clip its overflow
 * and have the heading, and nothing taller, in grid row 1. Below 64rem the next text must start about 9.5rem under the
 * heading, or be at most 19rem wide.
 *
 * A phone gets it inside the page. A wide window loads it with low priority, because the fonts are more urgent.
 */
export function Harbor() {
  return (
    <DrawnImage
      src={harborUrl}
      width={2080}
      height={870}
      variants={[
        {
          media: '(max-width: 63.999rem)',
          src: narrowUrl,
          file: narrowFile,
          width: 1440,
          height: 980,
        },
      ]}
      fetchPriority="low"
      className={styles.harbor}
      pictureClassName={styles.picture}
    />
  )
}
