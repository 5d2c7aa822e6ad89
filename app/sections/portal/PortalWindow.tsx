import '~/design-system/lifted/lifted.css'
import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './PortalWindow.module.css'

type PortalWindowProps = ComponentProps<'div'> & {
  /** With an engraved shadow. */
  lifted?: boolean
}

/** A window in a picture of the portal. The picture is a container. */
export function PortalWindow({ lifted, className, ...rest }: PortalWindowProps) {
  return <div {...rest} className={classNames(styles.window, className)} data-lifted={lifted} />
}

export function PortalBar(props: Omit<ComponentProps<'div'>, 'className'>) {
  return <div {...props} className={styles.bar} />
}

type PortalFile = Record<'kind' | 'name' | 'status', string> & {
  day?: string
  /** Whether it has a tick. */
  settled?: boolean
}

type PortalMessage = Record<'from' | 'text', string>

/** A row for each file or message. */
export function PortalRows({ rows }: { rows: readonly (PortalFile | PortalMessage)[] }) {
  return rows.map((row) => {
    if ('text' in row) {
      return (
        <p key={row.text} className={styles.row}>
          <small className={styles.sender}>{row.from}</small>
          {row.text}
        </p>
      )
    }
    const { kind, name, day, status, settled = true } = row
    return (
      <p key={name} className={classNames(styles.row, styles.file)}>
        <b className={styles.kind}>{kind}</b>
        <span className={styles.name}>{name}</span>
        {day && <small className={styles.day}>{day}</small>}
        <small className={styles.status} data-icon={settled ? 'tick' : undefined}>
          {status}
        </small>
      </p>
    )
  })
}
