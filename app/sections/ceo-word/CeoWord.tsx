import { home } from '~/content/home'
import { smallPhotograph } from '~/content/portrait'
import { DrawnImage } from '~/illustrations/DrawnImage'
import { PageArrowLink } from '~/navigation/PageLink'
import styles from './CeoWord.module.css'

/** A sentence of the chief executive's, with a small portrait. It leads to the about page. */
export function CeoWord() {
  const { quote, portrait, meet } = home.ceoWord
  const image = {
    className: styles.portrait,
    width: 346,
    height: 426,
    loading: 'lazy',
    decoding: 'async',
  } as const
  return (
    <figure className={styles.word} data-columns="first-5" data-screen-only>
      {smallPhotograph ? (
        <img {...image} src={smallPhotograph} alt="" />
      ) : (
        <DrawnImage {...image} src={portrait} />
      )}
      <blockquote className={styles.quote}>{quote}</blockquote>
      <figcaption className={styles.meet}>
        <PageArrowLink to="/about">{meet}</PageArrowLink>
      </figcaption>
    </figure>
  )
}
