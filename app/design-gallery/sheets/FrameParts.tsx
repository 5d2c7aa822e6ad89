import { useId, useRef } from 'react'
import { Button } from '~/design-system/button/Button'
import { Icon } from '~/design-system/icon/Icon'
import { SlideOver } from '~/design-system/slide-over/SlideOver'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { BothSchemes } from '../BothSchemes'
import { Example, Examples } from '../Example'
import styles from './FrameParts.module.css'

export function FrameParts() {
  return (
    <BothSchemes>
      <Examples layout="column">
        <Example
          name="SlideOver"
          note="closes by its control, by Escape and by a click beside it, and gives focus back"
        >
          <Panel />
        </Example>
        <Example
          name="VisuallyHidden"
          note="the icon alone is seen; a screen reader says “Mark as done”"
        >
          <Button variant="quiet" size="compact">
            <Icon name="tick" />
            <VisuallyHidden>Mark as done</VisuallyHidden>
          </Button>
        </Example>
        <Example
          name="inside a sentence"
          note="“Read more” on the screen; “Read more about bookkeeping” in a list of links"
        >
          <a href="#frame">
            Read more<VisuallyHidden> about bookkeeping</VisuallyHidden>
          </a>
        </Example>
      </Examples>
    </BothSchemes>
  )
}

function Panel() {
  const panel = useRef<HTMLDialogElement>(null)
  const id = useId()
  return (
    <>
      <Button onClick={() => panel.current?.showModal()}>Open the panel</Button>
      <SlideOver ref={panel} id={id} aria-label="Panel">
        <div className={styles.panel}>
          <p>A page’s menu goes in here. The page behind it waits.</p>
          <Button variant="quiet" onClick={() => panel.current?.close()}>
            <Icon name="close" />
            Close
          </Button>
        </div>
      </SlideOver>
    </>
  )
}
