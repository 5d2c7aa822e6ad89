import type { ComponentProps } from 'react'

type Drawn = {
  src: string
  /** The URL of the file, if `src` is a `data:` URL. */
  file?: string
  width: number
  height: number
}

type DrawnImageProps = Omit<ComponentProps<'img'>, 'alt'> &
  Drawn & {
    pictureClassName?: string | undefined
    /** Another drawing, for the screens that match `media`. */
    narrow?: (Drawn & { media: string }) | undefined
  }

const dark = 'screen and (prefers-color-scheme: dark)'

/**
 * A decorative drawing. `#dark` gives it its dark colors, because in Safari before 2026 an image ignores the color scheme.
 * In the first view the server writes a `data:` URL, and React keeps it, although in the browser `src` is a file.
 */
export function DrawnImage({ src, file = src, pictureClassName, narrow, ...img }: DrawnImageProps) {
  return (
    <picture className={pictureClassName}>
      {narrow && <NarrowSources {...narrow} />}
      <source media={dark} srcSet={`${file}#dark`} />
      <img
        {...img}
        src={src}
        alt=""
        // Offline browsers would draw a frame around a picture that has not loaded.
        onError={({ currentTarget }) => {
          currentTarget.style.visibility = 'hidden'
        }}
        suppressHydrationWarning
      />
    </picture>
  )
}

function NarrowSources({ src, file = src, media, ...size }: Drawn & { media: string }) {
  return (
    <>
      <source media={`${dark} and ${media}`} srcSet={`${file}#dark`} {...size} />
      <source media={media} srcSet={src} {...size} suppressHydrationWarning />
    </>
  )
}
