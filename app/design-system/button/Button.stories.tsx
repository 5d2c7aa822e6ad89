import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../icon/Icon'
import { Button } from './Button'

const meta = {
  component: Button,
  args: { children: 'Send' },
  render: (args) => (
    <>
      <Button {...args} /> <Button {...args} variant="quiet" />
    </>
  ),
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Regular: Story = {}
export const Compact: Story = { args: { size: 'compact' } }
export const Busy: Story = { args: { busy: true } }
export const LongText: Story = {
  args: { children: 'Send the message, with all that the form has been told so far' },
}
export const WithIcon: Story = {
  args: {
    children: (
      <>
        Book an hour
        <Icon name="external" />
      </>
    ),
  },
}
