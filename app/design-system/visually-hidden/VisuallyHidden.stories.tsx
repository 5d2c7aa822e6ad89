import preview from '#.storybook/preview'
import { VisuallyHidden } from './VisuallyHidden'

const meta = preview.meta({
  component: VisuallyHidden,
  args: { children: ' about bookkeeping' },
})

export const InALink = meta.story({
  decorators: (Story) => (
    <a href="#bookkeeping">
      Read more
      <Story />
    </a>
  ),
})
