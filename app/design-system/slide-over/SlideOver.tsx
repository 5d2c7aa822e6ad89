import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './SlideOver.module.css'

export type SlideOverProps = Omit<ComponentProps<'dialog'>, 'id'> & { id: string }

/**
 * A panel at the side of the screen. It is a modal `<dialog>`: the browser traps and restores focus, and closes it on
 * Escape and by a click beside it. Where there is neither `command` nor script, it is a popover.
 */
export function SlideOver({ className, ...rest }: SlideOverProps) {
  return (
    <dialog
      {...rest}
      popover="auto"
      closedby="any"
      className={classNames(styles.slideOver, className)}
    />
  )
}

/** The attributes of a button that opens or closes a SlideOver. They need no script in a browser that has popovers. */
export function slideOverCommand(id: string, command: 'show-modal' | 'close') {
  return { command, commandfor: id, popoverTarget: id } as const
}

/** Closes a SlideOver, in whichever way it is open. */
export function closeSlideOver(id: string) {
  const panel = document.querySelector<HTMLDialogElement>(`#${id}`)
  panel?.close()
  panel?.hidePopover?.()
}
