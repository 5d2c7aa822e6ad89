import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar'

const meta = {
  component: ProgressBar,
  args: { 'aria-label': 'Loading the page' },
} satisfies Meta<typeof ProgressBar>
export default meta

/** Does not move where reduced motion is asked for. */
export const Loading: StoryObj<typeof meta> = {}
