import type { ComponentProps } from 'react'
import styles from './Notice.module.css'

type NoticeProps = Omit<ComponentProps<'p'>, 'role' | 'className'> & {
  /** `success` and `busy` are announced politely, `failure` assertively. */
  tone: 'success' | 'busy' | 'failure'
}

/** A live region. Render it while it is empty too: some screen readers do not announce one that is added with its text. */
export function Notice({ tone, ...rest }: NoticeProps) {
  return (
    <p
      {...rest}
      role={tone === 'failure' ? 'alert' : 'status'}
      className={styles.notice}
      data-tone={tone}
    />
  )
}
