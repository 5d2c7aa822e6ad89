import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tally } from './Tally'

const meta = {
  component: Tally,
  args: {
    label: 'Month end',
    entries: [
      { term: 'Statements received', figure: '12' },
      { term: 'Lines reconciled', figure: '1,204' },
      { term: 'Lines left open', figure: '0' },
    ],
  },
} satisfies Meta<typeof Tally>
export default meta

/** Every line is one rule high, so that it sits on the lines of a ruled band. */
export const OnRuledPaper: StoryObj<typeof meta> = {
  decorators: (Story) => (
    <div style={{ background: 'var(--ruled)' }}>
      <Story />
    </div>
  ),
}
