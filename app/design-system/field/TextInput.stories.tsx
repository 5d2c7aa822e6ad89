import preview from '#.storybook/preview'
import { TextInput } from './TextInput'

const meta = preview.meta({
  component: TextInput,
  args: { type: 'text' as const, autoComplete: 'off', 'aria-label': 'Company' },
})

export const Empty = meta.story()
export const Filled = meta.story({ args: { defaultValue: 'Alden’s Bakery' } })
export const LongText = meta.story({
  args: { defaultValue: 'The Alden and Daughters Bread and Pastry Company of Lynn, Massachusetts' },
})
export const Invalid = meta.story({ args: { 'aria-invalid': true } })
