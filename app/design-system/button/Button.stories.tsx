import preview from '#.storybook/preview'
import { Icon } from '../icon/Icon'
import { Button, ButtonLink } from './Button'

const meta = preview.meta({
  component: Button,
  args: { children: 'Send' },
  render: (args) => (
    <>
      <Button {...args} /> <Button {...args} variant="quiet" />
    </>
  ),
})

export const Regular = meta.story()
export const Compact = meta.story({ args: { size: 'compact' } })
export const Busy = meta.story({ args: { busy: true } })
export const LongText = meta.story({
  args: { children: 'Send the message, with all that the form has been told so far' },
})
export const WithIcon = meta.story({
  args: {
    children: (
      <>
        Book an hour
        <Icon name="external" />
      </>
    ),
  },
})
export const Links = meta.story({
  render: () => (
    <>
      <ButtonLink href="#">Schedule a call</ButtonLink>{' '}
      <ButtonLink href="#" variant="quiet">
        Learn more
      </ButtonLink>{' '}
      <ButtonLink href="#" size="compact">
        Contact
      </ButtonLink>
    </>
  ),
})
