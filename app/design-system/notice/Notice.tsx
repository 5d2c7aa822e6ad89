import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Notice.module.css'

export type NoticeProps = Omit<ComponentProps<'p'>, 'role'> & {
  /** `success` and `busy` are announced politely, `failure` assertively. */
  tone: 'success' | 'busy' | 'failure'
}

/**
 * A live region. Render it even while it is empty, because some screen readers do not announce a region that is added
 * together with its text.
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
