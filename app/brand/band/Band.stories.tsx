import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '~/design-system/button/Button'
import { Band } from './Band'

const meta = {
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
} satisfies Meta<typeof Band>
export default meta

type Story = StoryObj<typeof meta>

export const Paper: Story = {}
/** The lines of the ledger, for text and figures that sit on them. */
export const Ruled: Story = { args: { ground: 'ruled' } }
export const Tint: Story = { args: { ground: 'tint' } }
/** Dark in both schemes. */
export const Night: Story = { args: { ground: 'night' } }
export const FolioInMarginOnly: Story = {
  args: { folio: { number: '200', label: 'Tax', marginOnly: true } },
}
