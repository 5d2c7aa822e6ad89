import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink } from './SkipLink'

const meta = {
  component: SkipLink,
  args: { href: '#', children: 'Skip to content' },
} satisfies Meta<typeof SkipLink>
export default meta

type Story = StoryObj<typeof meta>

/** Out of sight until Tab reaches it. */
export const Hidden: Story = {}
export const Focus: Story = { parameters: { pseudo: { focus: true, focusVisible: true } } }
