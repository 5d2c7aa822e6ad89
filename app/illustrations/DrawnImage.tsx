import type { ComponentProps } from 'react'

type Drawn = {
  src: string
  /** The URL of the file, if `src` is a `data:` URL. */
  file?: string
  width: number
  height: number
}

type Variant = Drawn & { media: string }

type DrawnImageProps = Omit<ComponentProps<'img'>, 'alt'> &
  Drawn & {
    pictureClassName?: string | undefined
    /** Other drawings, each for the screens that match its `media`. */
    variants?: readonly Variant[] | undefined
  }

const dark = 'screen and (prefers-color-scheme: dark)'

/**
 * A decorative drawing. `#dark` gives it its dark colors, because in Safari before 2026 an image ignores the color scheme.
 * In the first view the server writes a `data:` URL, and React keeps it, although in the browser `src` is a file.
 */
export function DrawnImage({
  src,
  file = src,
  pictureClassName,
  variants,
  ...img
}: DrawnImageProps) {
  return (
    <picture className={pictureClassName}>
      {variants?.map((variant) => (
        <Sources key={variant.media} {...variant} />
      ))}
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

function Sources({ src, file = src, media, ...size }: Variant) {
  return (
    <>
      <source media={`${dark} and ${media}`} srcSet={`${file}#dark`} {...size} />
      <source media={media} srcSet={src} {...size} suppressHydrationWarning />
    </>
  )
}
