import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './SlideOver.module.css'

export type SlideOverProps = Omit<ComponentProps<'dialog'>, 'id'> & {
  /** Named by the `commandfor` of the buttons that open and close it. */
  id: string
}

/**
 * A panel from the side of the screen. It is a modal `<dialog>`: the browser keeps focus inside, gives it back,
 * and closes it on Escape. Buttons with `command` and `commandfor` work it before any script has run.
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

/** For browsers without `closedby`: a click whose target is the dialog itself landed on its backdrop. */
function closeOnOutsideClick(event: MouseEvent<HTMLDialogElement>) {
  const { currentTarget: dialog, target } = event
  if (target === dialog && dialog.open && isOutside(dialog, event)) dialog.close()
}

function isOutside(dialog: HTMLDialogElement, { clientX: x, clientY: y }: MouseEvent) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}
