import preview from '#.storybook/preview'
import { Notice } from './Notice'

const meta = preview.meta({ component: Notice, args: { tone: 'success' as const } })

export const Busy = meta.story({ args: { tone: 'busy', children: 'Sending your message …' } })
export const Success = meta.story({ args: { children: 'Thank you. We have your message.' } })
export const Failure = meta.story({
  args: {
    tone: 'failure',
    children: 'An unexpected error occurred. Please try again later.',
  },
})
export const LongText = meta.story({
  args: { children: 'Thank you. We have your message, and write back soon. '.repeat(6) },
})
/** Takes no room. */
export const Empty = meta.story()
