/** `icon` is a file in `app/illustrations/service-icon`. */
export const serviceGroups = [
  {
    name: 'Taxes and the IRS',
    services: [
      {
        name: 'Tax Planning and Preparation',
        description: 'Decisions during the year, returns at its end: federal, state and local.',
        icon: 'tax-planning-and-preparation',
      },
      {
        name: 'IRS Audit Representation',
        description:
          'Send us the letter. We gather the records, write the answer and speak for you.',
        icon: 'irs-audit-representation',
      },
    ],
  },
  {
    name: 'Books',
    services: [
      {
        name: 'Monthly Bookkeeping',
        description: 'What came in and what went out: recorded, sorted and added up.',
        icon: 'monthly-bookkeeping',
      },
      {
        name: 'Account Reconciliation',
        description:
          'Your books matched to your statements, line by line. We find out where a difference comes from.',
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
    name: 'Money',
    services: [
      {
        name: 'Invoicing and Collections',
        description: 'Invoices sent, then courteous, steady reminders until they are paid.',
        icon: 'invoicing-and-collections',
      },
      {
        name: 'Bill Payment',
        description: 'Your bills entered, approved by you and paid when they fall due.',
        icon: 'bill-payment',
      },
      {
        name: 'Controllership',
        description: 'Budgets, controls and cash forecasts, and somebody who asks the questions.',
        icon: 'controllership',
      },
      {
        name: 'Business Plan Preparation',
        description: 'Assumptions written down, arithmetic checked, ready for a lender’s desk.',
        icon: 'business-plan-preparation',
      },
    ],
  },
]
