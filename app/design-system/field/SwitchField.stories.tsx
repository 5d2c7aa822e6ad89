import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId } from 'react'
import { SwitchField } from './SwitchField'

const meta = {
  component: SwitchField,
  args: {
    id: '',
    label: 'I agree to the policies.',
    children: <a href="#policies">Read them</a>,
  },
  render: function WithId(args) {
    return <SwitchField {...args} id={useId()} />
  },
} satisfies Meta<typeof SwitchField>
export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const WithError: Story = { args: { error: 'Agree to the policies to continue' } }
