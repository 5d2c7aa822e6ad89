/** The words in the pictures of the client portal, which are hidden from screen readers. */
export const portalPictures = {
  overview: {
    title: 'Client portal',
    greeting: 'Good evening',
    requests: [
      { name: 'Sign your 2024 return', state: 'Ready for you' },
      { name: 'December bank statement', state: 'Still to come' },
    ],
    rows: [
      { kind: 'PDF', name: '1099-NEC', day: 'Jan 30', status: 'Received' },
      { kind: 'JPG', name: 'Property tax bill', day: 'Feb 3', status: 'Matched' },
      { kind: 'XLS', name: 'Home office', day: 'Feb 4', status: 'In review', settled: false },
    ],
    prompt: 'Enter your six-digit code',
    code: '419036',
  },
  storage: {
    title: '2024 tax return',
    note: '2 of 3 received',
    rows: [
      { kind: 'PDF', name: 'W-2', day: 'Jan 28', status: 'Received' },
      { kind: 'PDF', name: '1098 mortgage', day: 'Feb 3', status: 'Received' },
      { kind: 'PDF', name: 'Childcare', status: 'Still to come', settled: false },
    ],
  },
  updates: {
    title: '2024 tax return',
    note: 'Ready to sign',
    rows: [
      { from: 'You', text: 'The day camp. I’ll send their statement tonight.' },
      { kind: 'PDF', name: 'Childcare', status: 'Received' },
      { from: 'Your preparer', text: 'That’s all three. Your return is ready to sign.' },
    ],
  },
  transfer: {
    title: 'Shared folder',
    note: 'You and your preparer',
    rows: [
      { kind: 'PDF', name: '2024 return, signed', status: 'For you' },
      { kind: 'PDF', name: 'Checking, Jan–Jun', status: 'From you' },
      { kind: 'PDF', name: 'Checking, Jul–Dec', status: 'From you' },
    ],
  },
} as const
