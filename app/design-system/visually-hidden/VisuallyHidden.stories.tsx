import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './VisuallyHidden'

const meta = {
  component: VisuallyHidden,
  args: { children: ' about bookkeeping' },
} satisfies Meta<typeof VisuallyHidden>
export default meta

export const InALink: StoryObj<typeof meta> = {
  decorators: (Story) => (
    <a href="#bookkeeping">
      Read more
      <Story />
    </a>
  ),
}
