import preview from '#.storybook/preview'
import { Icon } from '../icon/Icon'
import { FloatingLink } from './FloatingLink'

const meta = preview.meta({
  component: FloatingLink,
  args: { href: '#', 'aria-label': 'Back to the top', children: <Icon name="up" />, shown: true },
})

export const Shown = meta.story()
/** Tab does not reach it either. */
export const Hidden = meta.story({ args: { shown: false } })
