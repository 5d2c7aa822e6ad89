import { classNames } from '~/design-system/class-names'
import styles from './AccountNumber.module.css'

type AccountNumberProps = {
  children: string | number
  /** It is in the margin where there is one, as on paper. The parent has to place it there. */
  margin?: boolean
  className?: string | undefined
}

/** The account number of an entry in a {@link Band}. The band's own is its folio. Screen readers skip it. */
export function AccountNumber({ children, margin, className }: AccountNumberProps) {
  return (
    <span
      className={classNames(styles.accountNumber, className)}
      data-account-number={margin}
      aria-hidden="true"
    >
      {children}
    </span>
  )
}
