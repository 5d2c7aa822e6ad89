import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId } from 'react'
import { Button } from '../button/Button'
import { SlideOver } from './SlideOver'

const meta = {
  component: SlideOver,
  args: { id: '', 'aria-label': 'Panel' },
  render: function WithButtons(args) {
    const id = useId()
    return (
      <>
        <Button command="show-modal" commandfor={id}>
          Open the panel
        </Button>
        <SlideOver {...args} id={id}>
          <p>The page behind the panel waits.</p>
          <Button command="close" commandfor={id} variant="quiet">
            Close
          </Button>
        </SlideOver>
      </>
    )
  },
} satisfies Meta<typeof SlideOver>
export default meta

type Story = StoryObj<typeof meta>

/** Closes by its button, by Escape and by a click beside it, and gives focus back. */
export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
