import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button'
import { Icon } from '../icon/Icon'
import { VisuallyHidden } from './VisuallyHidden'

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>
export default meta

type Story = StoryObj<typeof meta>

export const BesideAnIcon: Story = {
  render: () => (
    <Button variant="quiet" size="compact">
      <Icon name="tick" />
      <VisuallyHidden>Mark as done</VisuallyHidden>
    </Button>
  ),
}
export const InALink: Story = {
  render: () => (
    <a href="#bookkeeping">
      Read more<VisuallyHidden> about bookkeeping</VisuallyHidden>
    </a>
  ),
}
