import preview from '#.storybook/preview'
import { ProgressBar } from './ProgressBar'

const meta = preview.meta({
  component: ProgressBar,
  args: { 'aria-label': 'Loading the page' },
})

/** Does not move under reduced motion. */
export const Loading = meta.story()
