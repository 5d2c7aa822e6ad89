import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import frameUrl from './frame.svg?url'
import styles from './MonogramPortrait.module.css'

export type MonogramPortraitProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Two or three letters. */
  initials: string
  /** A few words for the plate under the oval; no plate without them. */
  caption?: string
} & Pick<ComponentProps<'img'>, 'loading'>

/** Initials in an engraved frame, where a portrait will be. Beside the person's name; 9 : 11, up to 24 rem wide. */
export function MonogramPortrait({
  initials,
  caption,
  loading = 'lazy',
  className,
  ...rest
}: MonogramPortraitProps) {
  const long = initials.length > 2
  return (
    <div aria-hidden="true" {...rest} className={classNames(styles.portrait, className)}>
      <img
        className={styles.frame}
        src={frameUrl}
        alt=""
        width="360"
        height="440"
        decoding="async"
        loading={loading}
      />
      <svg
        className={styles.letters}
        viewBox="0 0 360 440"
        width="360"
        height="440"
        aria-hidden="true"
        focusable="false"
      >
        <text
          className={styles.initials}
          x="180"
          y={long ? 235 : 245}
          fontSize={long ? 84 : 112}
          textAnchor="middle"
        >
          {initials}
        </text>
        {caption && (
          <>
            <path className={styles.plate} d="M84 372h192v34H84z" />
            <text x="180" y="394.5" fontSize="16" textAnchor="middle">
              {caption}
            </text>
          </>
        )}
      </svg>
    </div>
  )
}
