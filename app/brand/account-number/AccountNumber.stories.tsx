import preview from '#.storybook/preview'
import { AccountNumber } from './AccountNumber'

const meta = preview.meta({ component: AccountNumber, args: { children: 101 } })

export const Beside = meta.story()
export const InTheMargin = meta.story({ args: { margin: true } })
