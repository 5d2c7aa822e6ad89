import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextInput } from './TextInput'

const meta = {
  component: TextInput,
  args: { type: 'text', autoComplete: 'off', 'aria-label': 'Company' },
} satisfies Meta<typeof TextInput>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'Alden’s Bakery' } }
export const LongText: Story = {
  args: { defaultValue: 'The Alden and Daughters Bread and Pastry Company of Lynn, Massachusetts' },
}
export const Invalid: Story = { args: { 'aria-invalid': true } }
