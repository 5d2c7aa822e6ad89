/** The mails that tell the firm about an enquiry or a signup. */
export const mails = {
  enquiry: {
    subject: (name: string) => `Enquiry from ${name}`,
    opening: (when: string) =>
      `Somebody wrote to you through the contact form of the website on ${when}.`,
    closing: 'Your answer to this mail goes to them. The inbox of the website has the enquiry too.',
  },
  signup: {
    subject: 'Newsletter signup',
    opening: (when: string) => `Somebody signed up for the newsletter on the website on ${when}.`,
    closing: 'Your answer to this mail goes to them. The inbox of the website has the address too.',
  },
  test: {
    subject: 'Test mail from the website',
    text: 'You will be told of enquiries and signups at this address.',
  },
}
