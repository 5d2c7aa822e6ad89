export type ServiceIconName =
  | 'monthly-bookkeeping'
  | 'account-reconciliation'
  | 'financial-statements'
  | 'invoicing-and-collections'
  | 'bill-payment'
  | 'controllership'
  | 'tax-planning-and-preparation'
  | 'irs-audit-representation'
  | 'business-plan-preparation'

export type Service = { name: string; description: string; icon: ServiceIconName }

export type ServiceGroup = { name: string; services: readonly Service[] }

/** In the order of their account numbers, which count on from group to group. */
export const serviceGroups: readonly ServiceGroup[] = [
  {
    name: 'Keep the books',
    services: [
      {
        name: 'Monthly Bookkeeping',
        description:
          'What came in and what went out, recorded, categorized and closed, so the numbers you look at are the numbers you have.',
        icon: 'monthly-bookkeeping',
      },
      {
        name: 'Account Reconciliation',
        description:
          'Bank, card and loan accounts matched to their statements line by line. A difference is traced, never forced.',
        icon: 'account-reconciliation',
      },
      {
        name: 'Financial Statements',
        description:
          'Balance sheet, income statement and cash flow, set out so that you and your lender read the same story.',
        icon: 'financial-statements',
      },
    ],
  },
  {
    name: 'Mind the money',
    services: [
      {
        name: 'Invoicing and Collections',
        description:
          'Invoices sent for the work you have done, then courteous, steady follow-up until they are paid.',
        icon: 'invoicing-and-collections',
      },
      {
        name: 'Bill Payment',
        description:
          'Vendor bills entered, approved by you and paid when they fall due, with a record of each one.',
        icon: 'bill-payment',
      },
      {
        name: 'Controllership',
        description:
          'A second pair of eyes on the close: controls, budgets, cash forecasts and the questions worth asking.',
        icon: 'controllership',
      },
    ],
  },
  {
    name: 'Answer for it',
    services: [
      {
        name: 'Tax Planning and Preparation',
        description:
          'Decisions made during the year, returns prepared at the end of it: federal, state and local.',
        icon: 'tax-planning-and-preparation',
      },
      {
        name: 'IRS Audit Representation',
        description:
          'When a notice comes, send it to us. We gather the records, write the answer and speak for you.',
        icon: 'irs-audit-representation',
      },
      {
        name: 'Business Plan Preparation',
        description:
          'A plan with its assumptions written down and its arithmetic checked, ready for a lender’s desk.',
        icon: 'business-plan-preparation',
      },
    ],
  },
]
