import { narrow, wide } from 'virtual:photograph'
import { ceo } from '~/content/about'
import { DrawnImage } from '~/illustrations/DrawnImage'
import styles from './CeoProfile.module.css'

const layouts = [
  { media: '(min-width: 48rem)', sizes: '24rem', photograph: wide },
  { sizes: '15rem', photograph: narrow },
]

export function Portrait() {
  const { imageUrl, imageAlt } = ceo
  const shared = { className: styles.image, loading: 'lazy', decoding: 'async' } as const
  if (!narrow) {
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
  const { src, w, h } = narrow.img
  return (
    <picture className={styles.portrait}>
      {layouts.map(({ photograph, ...layout }) =>
        Object.entries(photograph?.sources ?? {}).map(([format, srcSet]) => (
          <source
            key={layout.sizes + format}
            {...layout}
            type={`image/${format}`}
            srcSet={srcSet}
          />
        )),
      )}
      <img {...shared} src={src} alt={imageAlt} width={w} height={h} />
    </picture>
  )
}
