import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from './ButtonLink'

const meta = {
  component: ButtonLink,
  args: { href: '#', children: 'Schedule a call' },
} satisfies Meta<typeof ButtonLink>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Compact: Story = { args: { size: 'compact' } }
