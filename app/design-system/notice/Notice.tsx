import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Notice.module.css'

export type NoticeProps = Omit<ComponentProps<'p'>, 'role'> & {
  /** `success` and `busy` are announced when there is time, `failure` at once. */
  tone: 'success' | 'busy' | 'failure'
}

/**
 * A live region for what became of something. Keep it on the page while it is empty: a region that arrives
 * together with its text is not announced by every screen reader.
 */
export function Notice({ tone, className, ...rest }: NoticeProps) {
  return (
    <p
      {...rest}
      role={tone === 'failure' ? 'alert' : 'status'}
      className={classNames(styles.notice, className)}
      data-tone={tone}
    />
  )
}
