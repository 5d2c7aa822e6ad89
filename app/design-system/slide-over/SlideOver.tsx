import type { ComponentProps } from 'react'
import styles from './SlideOver.module.css'

type SlideOverProps = Omit<ComponentProps<'dialog'>, 'id' | 'className'> & { id: string }

/** A panel at the side of the screen. In a browser without `command` and without script it opens as a popover. */
export function SlideOver(props: SlideOverProps) {
  return <dialog {...props} popover="auto" closedby="any" className={styles.slideOver} />
}

/** The attributes of a button that opens or closes a SlideOver. In a browser with popovers it works without script. */
export function slideOverCommand(id: string, command: 'show-modal' | 'close') {
  return { command, commandfor: id, popoverTarget: id } as const
}
