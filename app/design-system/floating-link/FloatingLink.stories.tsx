import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../icon/Icon'
import { FloatingLink } from './FloatingLink'

const meta = {
  component: FloatingLink,
  args: { href: '#', 'aria-label': 'Back to the top', children: <Icon name="up" />, shown: true },
} satisfies Meta<typeof FloatingLink>
export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = {}
/** Tab does not reach it either. */
export const Hidden: Story = { args: { shown: false } }
