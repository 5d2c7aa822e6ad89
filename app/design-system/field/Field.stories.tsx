import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId } from 'react'
import { Field } from './Field'
import { TextInput } from './TextInput'

const meta = {
  component: Field,
  args: {
    id: '',
    label: 'First name',
    children: (control) => <TextInput type="text" autoComplete="off" {...control} />,
  },
  render: function WithId(args) {
    return <Field {...args} id={useId()} />
  },
} satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Required: Story = { args: { need: 'required' } }
export const Optional: Story = { args: { need: 'optional' } }
export const WithError: Story = { args: { need: 'required', error: 'Enter your first name' } }
export const LongText: Story = {
  args: {
    need: 'optional',
    label: 'Name of the company that the books are kept for, as it is registered',
    error: 'Enter the name as it is registered, with the form of the company and its state',
  },
}
