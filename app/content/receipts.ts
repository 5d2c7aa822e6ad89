/** What the site itself answers when it keeps a submission in the embedded inbox. */
export const receipts = {
  enquiry: 'Thank you. Your message has reached us, and we will write back.',
  subscription: 'Thank you. Your address is on the list.',
}
