import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './ServiceIcon.module.css'
import spriteUrl from './service-icons.svg?url'

export type ServiceIconName =
  | 'monthly-bookkeeping'
  | 'financial-statements'
  | 'tax-planning-and-preparation'
  | 'irs-audit-representation'
  | 'invoicing-and-collections'
  | 'business-plan-preparation'
  | 'controllership'
  | 'account-reconciliation'
  | 'bill-payment'

export type ServiceIconProps = Omit<ComponentProps<'svg'>, 'children' | 'name'> & {
  name: ServiceIconName
}

/** One of nine engraved signs, a line of one weight and one plane hatched; square, drawn for 52 px. */
export function ServiceIcon({ name, className, ...rest }: ServiceIconProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="52"
      height="52"
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={classNames(styles.serviceIcon, className)}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
