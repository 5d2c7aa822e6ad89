import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from './Notice'

const meta = { component: Notice, args: { tone: 'success' } } satisfies Meta<typeof Notice>
export default meta

type Story = StoryObj<typeof meta>

export const Busy: Story = { args: { tone: 'busy', children: 'Sending your message …' } }
export const Success: Story = { args: { children: 'Thank you. We have your message.' } }
export const Failure: Story = {
  args: {
    tone: 'failure',
    children: 'An unexpected error occurred. Please try again later.',
  },
}
export const LongText: Story = {
  args: { children: 'Thank you. We have your message, and write back soon. '.repeat(6) },
}
/** Takes no room. */
export const Empty: Story = {}
