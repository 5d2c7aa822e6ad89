import { useId } from 'react'
import preview from '#.storybook/preview'
import { Field } from './Field'
import { TextInput } from './TextInput'

const meta = preview.meta({
  component: Field,
  args: {
    id: '',
    label: 'First name',
    children: (control) => <TextInput type="text" autoComplete="off" {...control} />,
  },
  render: function WithId(args) {
    return <Field {...args} id={useId()} />
  },
})

export const Plain = meta.story()
export const Required = meta.story({ args: { need: 'required' } })
export const Optional = meta.story({ args: { need: 'optional' } })
export const WithHint = meta.story({ args: { hint: 'As it is in your passport.' } })
export const WithError = meta.story({ args: { need: 'required', error: 'Enter your first name' } })
export const LongText = meta.story({
  args: {
    need: 'optional',
    label: 'Name of the company that the books are kept for, as it is registered',
    error: 'Enter the name as it is registered, with the form of the company and its state',
  },
})
