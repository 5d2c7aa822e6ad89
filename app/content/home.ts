import { ceo, firm } from './firm.ts'
import { headlines, keptTogether } from './headlines.ts'
import { firstMeeting } from './optional-facts.ts'

export const home = {
  /** The label of several links. Each has an ending for screen readers that says what it is about. */
  learnMore: 'Learn more',
  hero: {
    heading: headlines.home,
    phrases: keptTogether,
    lede: `We keep books, prepare taxes and answer letters from the IRS, for people and businesses ${firm.area}. Bring the shoebox.`,
    primary: 'Schedule Consultation',
    learnMoreEnding: ' about how we work',
    /** Under the buttons: what it takes to begin, and costs. */
    start: ['Nothing has to be sorted first.', firstMeeting].filter(Boolean).join(' '),
    facts: [
      { name: 'Founded', value: firm.founded },
      { name: 'Experience, combined', value: `${firm.experience.combined} years` },
      { name: 'Experience of our founder', value: `${firm.experience.founder} years` },
    ],
    /** On the drawn ledger. */
    signature: `Prepared and checked, ${ceo.name}`,
  },
  services: {
    folio: { number: '100', label: 'Services' },
    kicker: 'Trusted Financial Services',
    heading: 'Comprehensive Financial Solutions for Your Success',
    lede: 'What you owe and what you are building come out of the same figures. We look after both.',
    gridFolio: { number: '200', label: 'One by one' },
    gridHeading: 'Nine things we do for you',
    closing:
      'Not sure what you need? Tell us what is in the shoebox. We will tell you where to start.',
    primary: 'Get started',
    primaryEnding: ' with a first conversation',
    learnMoreEnding: ' about our services',
  },
  practiceAreas: [
    {
      name: 'Tax',
      lede: 'Proactive planning, year-round, so that April is a date and not an event. We look at the total picture: yours and your business’s.',
      points: [
        'Federal, state and local law',
        'Individual and business together',
        'Decisions made while they still count',
      ],
      drawing: 'taxVignette',
    },
    {
      name: 'Finance',
      lede: 'When you need a lender, we help you find one. We prepare your case and stay for the questions.',
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
  ceoWord: {
    quote: ceo.sentence,
    portrait: ceo.portrait.imageUrl,
    meet: `Meet ${ceo.name}`,
  },
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
    question: 'What is in your shoebox?',
    /** One for each slip: what it is, what the firm does with it, and what the visitor gets. */
    slips: [
      {
        name: 'A letter from the IRS',
        answer: [
          'A question about a return, and a date to answer by.',
          'We read it with you, gather the records and write the reply.',
          'A reply you can follow, and somebody who speaks for you.',
        ],
      },
      {
        name: 'A year of receipts',
        answer: [
          'Twelve months of paper, in no order.',
          'We sort it, enter it and match it to your bank statements.',
          'One ledger, ready for your tax return.',
        ],
      },
      {
        name: 'A payroll I dread',
        answer: [
          'Wages, withholding and filings, each with a date of its own.',
          'We run it from the same books, filings included.',
          'A payday that is like any other day.',
        ],
      },
      {
        name: 'A bank that wants it in writing',
        answer: [
          'A lender who asks for a plan, and for statements.',
          'We write the plan and put the loan package together.',
          'A package your lender can read, and us beside you when you present it.',
        ],
      },
    ],
    /** Before the lines of each answer. */
    lines: ['What it is', 'What we do', 'What you get'],
    rest: { name: 'Left in the shoebox', amount: '0.00' },
    action: 'Book a Demo',
  },
} as const
