import { ceo } from '~/content/about'
import { DrawnImage } from '~/illustrations/DrawnImage'
import styles from './CeoProfile.module.css'

/** What vite-imagetools makes of an image file: a `srcset` for each format, and a fallback in the last format. */
type Picture = { sources: Record<string, string>; img: { src: string; w: number; h: number } }

/** The photographs in `app/content`, in the two widths of the portrait, each for two pixel densities. */
const narrow = import.meta.glob<Picture>('~/content/*.{avif,jpeg,jpg,png,webp}', {
  eager: true,
  import: 'default',
  query: { w: '240;480', format: 'avif;webp;jpg', as: 'picture' },
})
const wide = import.meta.glob<Picture>('~/content/*.{avif,jpeg,jpg,png,webp}', {
  eager: true,
  import: 'default',
  query: { w: '384;768', format: 'avif;webp;jpg', as: 'picture' },
})

const layouts = [
  { media: '(min-width: 48rem)', sizes: '24rem', pictures: wide },
  { sizes: '15rem', pictures: narrow },
]

/** @throws when there is no such photograph, which stops the build */
export function Portrait() {
  const { imageUrl, imageAlt } = ceo
  const shared = { className: styles.image, loading: 'lazy', decoding: 'async' } as const
  if (imageUrl.endsWith('.svg')) {
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
  const file = imageUrl.replace(/^\.\//, '/app/content/')
  const image = narrow[file]?.img
  if (!image) throw new Error(`There is no photograph ${imageUrl} in app/content.`)
  return (
    <picture className={styles.portrait}>
      {layouts.map(({ pictures, ...layout }) =>
        Object.entries(pictures[file]?.sources ?? {}).map(([format, srcSet]) => (
          <source
            key={layout.sizes + format}
            {...layout}
            type={`image/${format}`}
            srcSet={srcSet}
          />
        )),
      )}
      <img {...shared} src={image.src} alt={imageAlt} width={image.w} height={image.h} />
    </picture>
  )
}
