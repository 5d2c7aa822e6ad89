import preview from '#.storybook/preview'
import { TextArea } from './TextArea'

const meta = preview.meta({
  component: TextArea,
  args: { 'aria-label': 'Message' },
})

export const Empty = meta.story()
export const Filled = meta.story({
  args: {
    defaultValue:
      'I run a small bakery, and have not reconciled since spring. Where do we begin?\n\n' +
      'There are three accounts, two cards and a shoebox of receipts.\n\n'.repeat(6),
  },
})
export const Invalid = meta.story({ args: { 'aria-invalid': true } })
