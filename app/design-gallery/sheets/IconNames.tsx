import { Icon, type IconName } from '~/design-system/icon/Icon'
import { BothSchemes } from '../BothSchemes'
import styles from './IconNames.module.css'

/** Where each is used. An icon that has no line here does not compile. */
const uses: Record<IconName, string> = {
  arrow: 'leads on',
  close: 'closes a panel',
  external: 'opens in a new tab',
  menu: 'opens the menu',
  tick: 'done',
  up: 'back to the top',
  warning: 'to be mended',
}

const names = Object.keys(uses).filter(isIconName)

export function IconNames() {
  return (
    <BothSchemes>
      <ul className={styles.icons}>
        {names.map((name) => (
          <li key={name} className={styles.icon}>
            <span className={styles.sizes}>
              <Icon name={name} />
              <Icon name={name} className={styles.double} />
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.use}>{uses[name]}</span>
          </li>
        ))}
      </ul>
    </BothSchemes>
  )
}

function isIconName(name: string): name is IconName {
  return name in uses
}
