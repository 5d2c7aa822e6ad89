import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './Select'

const meta = {
  component: Select,
  args: {
    'aria-label': 'Country',
    unset: 'Choose a country',
    options: [
      { value: 'US', label: 'United States' },
      { value: 'CA', label: 'Canada' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta

type Story = StoryObj<typeof meta>

export const Unset: Story = {}
export const Chosen: Story = { args: { defaultValue: 'US' } }
export const Invalid: Story = { args: { 'aria-invalid': true } }
