/** The home page describes the client portal. The portal itself is another site. */
export const portal = {
  folio: { number: '500', label: 'Client portal' },
  heading: 'A client portal that keeps the light on',
  lede: 'Send a W-2 at eleven at night. Ask your question on a Sunday. Everything we share has one place, and two locks on the door.',
  cards: [
    {
      name: 'Secure cloud file sharing',
      text: 'W-2s, 1099s and statements, in folders we both can find.',
      learnMoreEnding: ' about secure cloud file sharing',
    },
    {
      name: 'Messaging center',
      text: 'Questions and answers beside the papers they are about, with real-time updates as things move.',
      learnMoreEnding: ' about the messaging center',
    },
    {
      name: 'Multi-factor authentication',
      text: 'A password, then a second proof that it is you, before anything opens.',
      learnMoreEnding: ' about multi-factor authentication',
    },
  ],
  features: {
    storage: {
      folio: { number: '504', label: 'Storage' },
      heading: 'Seamless Secure Storage',
      text: 'Each year has its folder and each form its place in it. Put a paper in, and it is filed, dated and behind two locks.',
      learnMoreEnding: ' about secure storage',
    },
    updates: {
      folio: { number: '505', label: 'Updates' },
      heading: 'Instant Updates and Communication',
      text: 'When your return moves, you see it move: received, in review, ready to sign, filed. When we need something, we ask for it by name, and your answer stays with the file.',
      learnMoreEnding: ' about updates and messages',
    },
    transfer: {
      folio: { number: '506', label: 'Sharing' },
      heading: 'Streamlined File Transfer and Sharing',
      text: 'Send a year of statements in one go, and take the finished papers home the same way. Nothing to print, nothing to mail, no attachment to look for later.',
      learnMoreEnding: ' about sending and sharing files',
    },
  },
} as const
