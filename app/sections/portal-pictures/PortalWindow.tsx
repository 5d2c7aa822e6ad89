import '~/design-system/lifted/lifted.css'
import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './PortalWindow.module.css'

type PortalWindowProps = ComponentProps<'div'> & {
  /** With an engraved shadow. */
  lifted?: boolean
}

/** A window in a picture of the portal. */
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

/** A row for each file. */
export function PortalFiles({ files }: { files: readonly PortalFile[] }) {
  return files.map(({ kind, name, day, status, settled = true }) => (
    <p key={name} className={styles.file}>
      <b className={styles.kind}>{kind}</b>
      <span className={styles.name}>{name}</span>
      {day && <small className={styles.day}>{day}</small>}
      <small className={styles.status} data-icon={settled ? 'tick' : undefined}>
        {status}
      </small>
    </p>
  ))
}
