import preview from '#.storybook/preview'
import { Tally } from './Tally'

const meta = preview.meta({
  component: Tally,
  args: {
    label: 'Month end',
    entries: [
      { term: 'Statements received', figure: '12' },
      { term: 'Lines reconciled', figure: '1,204' },
      { term: 'Lines left open', figure: '0' },
    ],
  },
})

/** Every line is one rule high, so that it sits on the lines of a ruled band. */
export const OnRuledPaper = meta.story({
  decorators: (Story) => (
    <div style={{ background: 'var(--ruled)' }}>
      <Story />
    </div>
  ),
})
