import { useId } from 'react'
import preview from '#.storybook/preview'
import { SwitchField } from './SwitchField'

const meta = preview.meta({
  component: SwitchField,
  args: {
    id: '',
    label: 'I agree to the policies.',
    children: <a href="#policies">Read them</a>,
  },
  render: function WithId(args) {
    return <SwitchField {...args} id={useId()} />
  },
})

export const Off = meta.story()
export const On = meta.story({ args: { defaultChecked: true } })
export const WithError = meta.story({ args: { error: 'Agree to the policies to continue' } })
