import preview from '#.storybook/preview'
import { Icon, type IconName } from './Icon'

const meta = preview.meta({ component: Icon, args: { name: 'up' } })

/** Where each is used. An icon without an entry here does not compile. */
const uses = {
  close: 'closes a panel',
  external: 'opens in a new tab',
  menu: 'opens the menu',
  up: 'back to the top',
  warning: 'an error to correct',
} satisfies Record<IconName, string>

export const All = meta.story({
  render: () => (
    <ul>
      {Object.entries(uses).map(([name, use]) => (
        <li key={name} style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
          <Icon name={name as IconName} />
          {name}: {use}
        </li>
      ))}
    </ul>
  ),
})
