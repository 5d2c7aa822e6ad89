import preview from '#.storybook/preview'
import { Button } from '~/design-system/button/Button'
import { Band } from './Band'

const meta = preview.meta({
  component: Band,
  parameters: { bleed: true },
  args: {
    folio: { number: '100', label: 'Bookkeeping' },
    children: (
      <>
        <h2>Reconciled every month</h2>
        <p>Twelve columns, beside the margin rule that runs down the whole page.</p>
        <p>
          <Button>Primary</Button> <Button variant="quiet">Quiet</Button>
        </p>
      </>
    ),
  },
})

export const Paper = meta.story()
/** The lines of the ledger, for text and figures that sit on them. */
export const Ruled = meta.story({ args: { ground: 'ruled' } })
export const Tint = meta.story({ args: { ground: 'tint' } })
/** Dark in both schemes. */
export const Night = meta.story({ args: { ground: 'night' } })
