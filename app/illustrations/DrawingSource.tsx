type DrawingSourceProps = {
  src: string
  /** The URL of the file, if `src` is a `data:` URL. */
  file?: string
  /** For a drawing that replaces that of the `<img>`: on which screens. */
  media?: string
  width?: number
  height?: number
}

/**
 * The sources of a drawing in a `<picture>`. `#dark` gives a drawing its dark colors, because in Safari before 2026 an
 * image does not know the color scheme.
 */
export function DrawingSource({ src, file = src, media, ...size }: DrawingSourceProps) {
  const conditions = ['screen', media, '(prefers-color-scheme: dark)']
  return (
    <>
      <source media={conditions.filter(Boolean).join(' and ')} srcSet={`${file}#dark`} {...size} />
      {media && <source media={media} srcSet={src} {...size} suppressHydrationWarning />}
    </>
  )
}
