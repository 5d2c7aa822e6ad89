/** In the order of their account numbers. `icon` is a file in `app/illustrations/service-icon`. */
export const serviceGroups = [
  {
    name: 'Keep the books',
    services: [
      {
        name: 'Monthly Bookkeeping',
        description: 'What came in and what went out, recorded, categorized and closed.',
        icon: 'monthly-bookkeeping',
      },
      {
        name: 'Account Reconciliation',
        description:
          'Accounts matched to their statements line by line. A difference is traced, never forced.',
        icon: 'account-reconciliation',
      },
      {
        name: 'Financial Statements',
        description:
          'Balance sheet, income statement and cash flow, set out so that your lender can follow.',
        icon: 'financial-statements',
      },
    ],
  },
  {
    name: 'Mind the money',
    services: [
      {
        name: 'Invoicing and Collections',
        description: 'Invoices sent, then courteous, steady follow-up until they are paid.',
        icon: 'invoicing-and-collections',
      },
      {
        name: 'Bill Payment',
        description: 'Vendor bills entered, approved by you and paid when they fall due.',
        icon: 'bill-payment',
      },
      {
        name: 'Controllership',
        description:
          'Controls, budgets, cash forecasts, and the questions worth asking at each close.',
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
          'Decisions made during the year, returns prepared at its end: federal, state and local.',
        icon: 'tax-planning-and-preparation',
      },
      {
        name: 'IRS Audit Representation',
        description:
          'Send us the notice. We gather the records, write the answer and speak for you.',
        icon: 'irs-audit-representation',
      },
      {
        name: 'Business Plan Preparation',
        description: 'Assumptions written down, arithmetic checked, ready for a lender’s desk.',
        icon: 'business-plan-preparation',
      },
    ],
  },
]
