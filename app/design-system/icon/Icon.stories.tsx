import preview from '#.storybook/preview'
import { Icon, type IconName } from './Icon'

const meta = preview.meta({ component: Icon, args: { name: 'arrow' } })

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

export const All = meta.story({
  render: () => (
    <ul>
      {Object.keys(uses)
        .filter(isIconName)
        .map((name) => (
          <li key={name} style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
            <Icon name={name} />
            {name}: {uses[name]}
          </li>
        ))}
    </ul>
  ),
})
