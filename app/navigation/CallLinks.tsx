import type { ReactNode } from 'react'
import { type Office, offices } from '~/content/offices'
import { siteCopy } from '~/content/site-copy'
import styles from './CallLinks.module.css'

type CallLinkProps = {
  office: Office
  /** Before the number. */
  children?: ReactNode
  /** `large` for a line of its own. */
  size?: 'large' | undefined
}

/** A link that dials an office. */
export function CallLink({ office, children, size }: CallLinkProps) {
  return (
    <a href={office.telephoneHref} className={styles.call} data-size={size}>
      {children && <>{children} </>}
      <span className={styles.number}>{office.telephone}</span>
    </a>
  )
}

/** A link for each office that dials its number. */
export function CallLinks({ size }: Pick<CallLinkProps, 'size'>) {
  return offices.map((office) => (
    <CallLink key={office.id} office={office} size={size}>
      <small>{siteCopy.call(office.city)}</small>
    </CallLink>
  ))
}
