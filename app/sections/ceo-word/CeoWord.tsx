import { narrow } from 'virtual:photograph'
import { home } from '~/content/home'
import { DrawnImage } from '~/illustrations/DrawnImage'
import { PageArrowLink } from '~/navigation/PageLink'
import styles from './CeoWord.module.css'

/** A sentence of the chief executive's, with a small portrait. It leads to the about page. */
export function CeoWord() {
  const { quote, portrait, meet } = home.ceoWord
  const image = { className: styles.portrait, loading: 'lazy', decoding: 'async' } as const
  return (
    <figure className={styles.word} data-screen-only>
      {narrow ? (
        <picture>
          {Object.entries(narrow.sources).map(([format, srcSet]) => (
            <source key={format} type={`image/${format}`} srcSet={srcSet} sizes="5rem" />
          ))}
          <img {...image} src={narrow.img.src} alt="" width={narrow.img.w} height={narrow.img.h} />
        </picture>
      ) : (
        <DrawnImage {...image} src={portrait} width={346} height={426} />
      )}
      <blockquote className={styles.quote}>{quote}</blockquote>
      <figcaption className={styles.meet}>
        <PageArrowLink to="/about">{meet}</PageArrowLink>
      </figcaption>
    </figure>
  )
}
