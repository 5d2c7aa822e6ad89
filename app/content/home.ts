import { firm } from './firm.ts'

export const home = {
  /** The label of several links. Each has an ending for screen readers that says what it is about. */
  learnMore: 'Learn more',
  hero: {
    folio: { number: firm.founded, label: 'The year the firm was founded' },
    heading: 'Financial Services for Your Peace of Mind',
    lede: `Bring the shoebox. We sort it, reconcile it to the penny and keep it that way, as we have since ${firm.founded}, for people and businesses ${firm.area}.`,
    primary: 'Schedule Consultation',
    learnMoreEnding: ' about how we work',
    facts: [
      { name: 'Combined experience', value: `${firm.experience.combined} years` },
      { name: 'Our founder’s own', value: `${firm.experience.founder} years` },
      { name: 'Offices', value: firm.cities },
    ],
  },
  services: {
    folio: { number: '100', label: 'Services' },
    kicker: 'Trusted Financial Services',
    heading: 'Comprehensive Financial Solutions for Your Success',
    lede: 'What you owe and what you are building come out of the same set of figures, so we keep them on facing pages.',
    gridHeading: 'Nine accounts we keep for you',
    /** The account number of the first service; the others follow. */
    firstNumber: 201,
    closing: 'Not sure which line is yours? Tell us what is in the shoebox, and we will find it.',
    primary: 'Get started',
    primaryEnding: ' with a first conversation',
    learnMoreEnding: ' about our services',
  },
  practiceAreas: [
    {
      number: '101',
      name: 'Tax',
      lede: 'Proactive planning, year-round, so that April is a date and not an event. We look at the total picture, yours and your business’s.',
      points: [
        'Federal, state and local law',
        'Individual and business together',
        'Decisions made while they still count',
      ],
      drawing: 'taxVignette',
    },
    {
      number: '102',
      name: 'Finance',
      lede: 'When you need a lender, we help you find one, prepare the case and stay for the questions.',
      points: [
        'Needs assessments',
        'Loan packages with financial analysis',
        'Finding financing sources',
        'Guidance presenting to lenders',
        'Support in loan negotiations',
      ],
      drawing: 'financeVignette',
    },
  ],
  firmBanner: {
    folio: { number: '300', label: 'The firm' },
    heading: 'Expert Financial Management Services',
    lede: `Bookkeeping, tax, payroll, controllership and financing for the households, shops and practices along this stretch of coast. Two offices, and ${firm.experience.combined} years of experience between us.`,
    action: 'Learn More About Us',
  },
  wholePicture: {
    folio: { number: '400', label: 'The whole picture' },
    heading: 'From the shoebox to the statement, in one set of hands',
    lede: 'Bookkeeper, payroll service, tax preparer, loan broker: four people who seldom speak to each other. Here they work from the same page.',
    lines: [
      {
        name: 'Books',
        text: 'Recorded, reconciled and closed, each figure traced to its paper.',
      },
      { name: 'Payroll', text: 'Run from the same books, filings included.' },
      { name: 'Tax', text: 'Planned ahead, prepared from finished books.' },
      { name: 'Financing', text: 'A loan package your lender can read without calling you.' },
    ],
    action: 'Book a Demo',
  },
} as const
