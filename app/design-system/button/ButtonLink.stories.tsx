import preview from '#.storybook/preview'
import { ButtonLink } from './ButtonLink'

const meta = preview.meta({
  component: ButtonLink,
  args: { href: '#', children: 'Schedule a call' },
})

export const Primary = meta.story()
export const Quiet = meta.story({ args: { variant: 'quiet' } })
export const Compact = meta.story({ args: { size: 'compact' } })
