import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLink } from './ArrowLink'

const meta = {
  component: ArrowLink,
  args: { href: '#', children: 'See all services' },
} satisfies Meta<typeof ArrowLink>
export default meta

type Story = StoryObj<typeof meta>

export const Regular: Story = {}
export const LongText: Story = {
  args: { children: 'See all services, from the monthly close to representation in an IRS audit' },
}
