import { ceo } from '~/content/about'
import { photograph } from '~/content/portrait'
import { DrawnImage } from '~/illustrations/DrawnImage'
import styles from './CeoProfile.module.css'

export function Portrait() {
  const { imageUrl, imageAlt } = ceo
  const shared = { className: styles.image, loading: 'lazy', decoding: 'async' } as const
  if (!photograph) {
    return (
      <DrawnImage
        {...shared}
        src={imageUrl}
        width={346}
        height={426}
        pictureClassName={styles.portrait}
      />
    )
  }
  const { sources, img } = photograph
  return (
    <picture className={styles.portrait}>
      {Object.entries(sources).map(([format, srcSet]) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSet}
          sizes="(min-width: 48rem) 24rem, 15rem"
        />
      ))}
      <img {...shared} src={img.src} alt={imageAlt} width={img.w} height={img.h} />
    </picture>
  )
}
