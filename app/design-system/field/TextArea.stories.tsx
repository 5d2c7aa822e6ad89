import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './TextArea'

const meta = {
  component: TextArea,
  args: { 'aria-label': 'Message' },
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: {
    defaultValue:
      'I run a small bakery, and have not reconciled since spring. Where do we begin?\n\n' +
      'There are three accounts, two cards and a shoebox of receipts.\n\n'.repeat(6),
  },
}
export const Invalid: Story = { args: { 'aria-invalid': true } }
