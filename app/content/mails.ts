/** The mails that tell the firm about an enquiry or a signup. */
export const mails = {
  enquiry: {
    subject: (name: string) => `Enquiry from ${name}`,
    opening: 'Somebody has written to you through the contact form of the website.',
    closing: 'Your answer to this mail goes to them. The inbox of the website has the enquiry too.',
  },
  signup: {
    subject: 'Newsletter signup',
    opening: 'Somebody has signed up for the newsletter on the website.',
    closing: 'Your answer to this mail goes to them. The inbox of the website has the address too.',
  },
  test: {
    subject: 'Test mail from the website',
    text: 'You will be told of enquiries and signups at this address.',
  },
}
