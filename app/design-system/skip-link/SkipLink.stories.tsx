import preview from '#.storybook/preview'
import { SkipLink } from './SkipLink'

const meta = preview.meta({
  component: SkipLink,
  args: { href: '#', children: 'Skip to content' },
})

/** Out of sight until Tab reaches it. */
export const Hidden = meta.story()
export const Focus = meta.story({ parameters: { pseudo: { focus: true, focusVisible: true } } })
