/** The words in the pictures of the client portal, which are hidden from screen readers. */
export const portalPictures = {
  overview: {
    title: 'Client portal',
    greeting: 'Good evening',
    requests: [
      { name: 'Sign your 2024 return', state: 'Ready for you' },
      { name: 'December bank statement', state: 'Still to come' },
    ],
    files: [
      { kind: 'PDF', name: '1099-NEC', day: 'Jan 30', status: 'Received' },
      { kind: 'JPG', name: 'Property tax bill', day: 'Feb 3', status: 'Matched' },
      {
        kind: 'XLS',
        name: 'Home office worksheet',
        day: 'Feb 4',
        status: 'In review',
        settled: false,
      },
    ],
    prompt: 'Enter your six-digit code',
    code: '419036',
  },
  storage: {
    forms: ['1098', '1099', 'W-2'],
    years: ['2025', '2024', '2023', '2022'],
    openYear: '2024',
    title: '2024 tax return',
    count: '5 of 6 received',
    /** The drawer hides the others. */
    files: [
      { kind: 'PDF', name: 'W-2', day: 'Jan 28', status: 'Received' },
      { kind: 'PDF', name: '1098, mortgage interest', day: 'Feb 3', status: 'Received' },
      { kind: 'PDF', name: 'Childcare statement', status: 'Still to come', settled: false },
    ],
  },
  progress: {
    stages: ['Received', 'In review', 'Ready to sign', 'Filed'],
    reached: 'Ready to sign',
  },
  thread: {
    answer: { from: 'You', text: 'The day camp. I’ll send their statement tonight.' },
    event: 'Childcare statement added',
    close: { from: 'Your preparer', text: 'That’s all six. Your return is ready to sign.' },
  },
  transfer: {
    folder: 'Shared folder',
    parties: 'You and your preparer',
    files: [
      { kind: 'PDF', name: '2024 return, signed', status: 'For you' },
      { kind: 'PDF', name: 'Checking, January to June', status: 'From you' },
      { kind: 'PDF', name: 'Checking, July to December', status: 'From you' },
    ],
  },
} as const
