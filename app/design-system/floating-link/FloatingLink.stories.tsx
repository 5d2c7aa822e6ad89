import preview from '#.storybook/preview'
import { Icon } from '../icon/Icon'
import { FloatingLink } from './FloatingLink'

const meta = preview.meta({
  component: FloatingLink,
  args: { href: '#', 'aria-label': 'Back to the top', children: <Icon name="up" /> },
})

export const Shown = meta.story()
