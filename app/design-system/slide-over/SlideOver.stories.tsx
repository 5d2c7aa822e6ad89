import { useId } from 'react'
import preview from '#.storybook/preview'
import { Button } from '../button/Button'
import { SlideOver, slideOverCommand } from './SlideOver'

const meta = preview.meta({
  component: SlideOver,
  args: { id: '', 'aria-label': 'Panel' },
  render: function WithButtons(args) {
    const id = useId()
    return (
      <>
        <Button {...slideOverCommand(id, 'show-modal')}>Open the panel</Button>
        <SlideOver {...args} id={id}>
          <p>The page behind the panel waits.</p>
          <Button {...slideOverCommand(id, 'close')} variant="quiet">
            Close
          </Button>
        </SlideOver>
      </>
    )
  },
})

/** Closes by its button, by Escape and by a click beside it, and gives focus back. */
export const Closed = meta.story()
export const Open = meta.story({ args: { open: true } })
