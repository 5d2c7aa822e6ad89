import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './SlideOver.module.css'

export type SlideOverProps = Omit<ComponentProps<'dialog'>, 'id'> & {
  /** For `commandfor` of the buttons that open and close it. */
  id: string
}

/**
 * A panel at the side of the screen. It is a modal `<dialog>`: the browser traps and restores focus, and closes it on
 * Escape. Buttons with `command` and `commandfor` work before the page is hydrated.
 */
export function SlideOver({ className, onClick, ...rest }: SlideOverProps) {
  return (
    <dialog
      {...rest}
      closedby="any"
      className={classNames(styles.slideOver, className)}
      onClick={(event) => {
        onClick?.(event)
        closeOnOutsideClick(event)
      }}
    />
  )
}

/** For browsers without `closedby`. The target of a click on the backdrop is the dialog itself. */
function closeOnOutsideClick(event: MouseEvent<HTMLDialogElement>) {
  const { currentTarget: dialog, target } = event
  if (target === dialog && dialog.open && isOutside(dialog, event)) dialog.close()
}

function isOutside(dialog: HTMLDialogElement, { clientX: x, clientY: y }: MouseEvent) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}
