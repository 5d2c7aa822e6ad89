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

type PortalFilesProps = { files: readonly PortalFile[]; className: string | undefined }

export function PortalFiles({ files, className }: PortalFilesProps) {
  return (
    <div className={className}>
      {files.map(({ kind, name, day, status, settled = true }) => (
        <div key={name} className={styles.file}>
          <b className={styles.kind}>{kind}</b>
          <span className={styles.name}>{name}</span>
          <span className={styles.day}>{day}</span>
          <span className={styles.status} data-icon={settled ? 'tick' : undefined}>
            {status}
          </span>
        </div>
      ))}
    </div>
  )
}
