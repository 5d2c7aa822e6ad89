import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, type IconName } from './Icon'

const meta = { component: Icon, args: { name: 'arrow' } } satisfies Meta<typeof Icon>
export default meta

type Story = StoryObj<typeof meta>

/** Where each is used. An icon without an entry here does not compile. */
const uses = {
  arrow: 'leads on',
  close: 'closes a panel',
  external: 'opens in a new tab',
  menu: 'opens the menu',
  tick: 'done',
  up: 'back to the top',
  warning: 'an error to correct',
} satisfies Record<IconName, string>

const isIconName = (name: string): name is IconName => name in uses

export const All: Story = {
  render: () => (
    <ul>
      {Object.keys(uses)
        .filter(isIconName)
        .map((name) => (
          <li key={name} style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
            <Icon name={name} />
            <Icon name={name} style={{ inlineSize: '2rem', blockSize: '2rem' }} />
            {name}: {uses[name]}
          </li>
        ))}
    </ul>
  ),
}
