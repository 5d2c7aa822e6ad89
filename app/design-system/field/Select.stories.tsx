import preview from '#.storybook/preview'
import { Select } from './Select'

const meta = preview.meta({
  component: Select,
  args: {
    'aria-label': 'Country',
    unset: 'Choose a country',
    options: ['United States', 'Canada'],
  },
})

export const Unset = meta.story()
export const Chosen = meta.story({ args: { defaultValue: 'Canada' } })
export const Invalid = meta.story({ args: { 'aria-invalid': true } })
