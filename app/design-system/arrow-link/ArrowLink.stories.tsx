import preview from '#.storybook/preview'
import { ArrowLink } from './ArrowLink'

const meta = preview.meta({
  component: ArrowLink,
  args: { href: '#', children: 'See all services' },
})

export const Regular = meta.story()
export const Quiet = meta.story({ args: { quiet: true } })
export const LongText = meta.story({
  args: { children: 'See all services, from the monthly close to representation in an IRS audit' },
})
