import preview from '#.storybook/preview'
import { Select } from './Select'

const meta = preview.meta({
  component: Select,
  args: {
    'aria-label': 'Country',
    unset: 'Choose a country',
    options: [
      { value: 'US', label: 'United States' },
      { value: 'CA', label: 'Canada' },
    ],
  },
})

export const Unset = meta.story()
export const Chosen = meta.story({ args: { defaultValue: 'US' } })
export const Invalid = meta.story({ args: { 'aria-invalid': true } })
