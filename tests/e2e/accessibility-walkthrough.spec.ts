import type { Page } from 'playwright/test'
import { contact } from '../../app/content/contact.ts'
import { firm } from '../../app/content/firm.ts'
import { forms } from '../../app/content/forms.ts'
import { receipts } from '../../app/content/receipts.ts'
import { site } from '../../app/content/site.ts'
import { pages } from '../../app/pages.ts'
import { unexpectedErrorMessage } from '../../app/submissions/outcome.ts'
import { later, noAnswer, paths, withMessage } from '../fakes/api-host.ts'
import { textFields } from '../support/forms.ts'
import { headerLinks, hydrated } from '../support/pages.ts'
import { ada, payloadOf } from '../support/posted-forms.ts'
import { screenReader } from '../support/screen-reader.ts'
import { expect, test } from '../support/test.ts'

// The journey of docs/walkthrough-contact.md. Reading the accessibility tree is slow.
test.describe.configure({ timeout: 60_000 })

/** What the visitor does (a path to open, a key to press, or a text to type), and everything that is then announced. */
type Step = [does: string, ...hears: string[]]

const { form, meeting } = contact
const contactTitle = `${pages['/contact'].title} | ${firm.name}`
const words = form.fields
const summary = [...textFields, 'agreed' as const].map((name) => words[name].missing)

const toTheSkipLink: Step = ['Tab', `link “${site.skip}”`]
const header: Step[] = [
  ['/about', `page “${pages['/about'].title} | ${firm.name}”`],
  toTheSkipLink,
  ['Tab', `link “${firm.name} ${site.places}”`],
  ...headerLinks.map(([name]): Step => ['Tab', `link “${name}”`]),
]
const policyLink = `link “${form.privacyLink} (opens in a new tab)”`
const scheduling: Step = ['Tab', `link “${meeting.action}”, “${meeting.note}”`]

const sentOnce = () => ({
  method: 'POST',
  path: paths.enquiry,
  contentType: 'application/json',
  body: payloadOf(),
})

/** The steps through the form by Tab. After it was refused, problems are announced, and the visitor fills them in. */
function fields(refused: boolean): Step[] {
  const problemOf = ({ missing }: { missing: string }) =>
    refused ? `, invalid entry, “${missing}”` : ''
  const field = (name: keyof typeof ada): Step[] => {
    // The link in the summary leads to the first one.
    const does = refused && name === 'firstName' ? 'Enter' : 'Tab'
    const heard: Step = [does, `edit “${words[name].label}”, required${problemOf(words[name])}`]
    return refused ? [heard, [ada[name]]] : [heard]
  }
  const agreed = (state: string) => `switch “Agree to policies”, ${state}${problemOf(words.agreed)}`
  return [
    ...field('firstName'),
    ...field('lastName'),
    ['Tab', `edit “${words.company.label} (optional)”`],
    ...field('email'),
    ['Tab', `combo box “${words.country.label} (optional)”`],
    ['Tab', `edit “${words.phoneNumber.label} (optional)”`],
    ...field('message'),
    ['Tab', agreed('off')],
    ...(refused ? [['Space', agreed('on')] satisfies Step] : []),
    ['Tab', policyLink],
    ['Tab', `button “${form.submit}”`],
  ]
}
const sentEmpty: Step = ['Enter', `page “Error: ${contactTitle}”`, `alert “${forms.missing}”`]
const toTheSummary: Step = ['Tab', `link “${summary[0]}”`]

/** Optional fields that a firm has added to the form. The steps skip them. */
const { firstName, lastName, company, email, country, phoneNumber, message, agreed, ...added } =
  words
const others = Object.values<{ label: string }>(added).map(({ label }) => `“${label} (optional)”`)

async function walk(page: Page, script: boolean, steps: Step[]) {
  const reader = await screenReader(page)
  for (const [does, ...hears] of steps) {
    if (does.startsWith('/')) {
      await page.goto(does)
      if (script) await hydrated(page)
    } else if (/^((Shift\+)?Tab|Enter|Space)$/.test(does)) await page.keyboard.press(does)
    else await page.keyboard.type(does)
    while (does === 'Tab' && others.length > 0) {
      await expect.poll(reader.news).not.toEqual([])
      const [first = ''] = await reader.news()
      if (!others.some((label) => first.includes(label))) break
      reader.heard()
      await page.keyboard.press('Tab')
    }
    await expect.poll(reader.news, { message: does, intervals: [20, 50, 100] }).toEqual(hears)
    reader.heard()
    // Its title is announced while a page loads. The next key would be lost.
    await page.waitForLoadState()
  }
}

test('with script, titles, problems and a failure are announced', async ({ page, apiHost }) => {
  // Late enough that the status 'sending' is announced first.
  const receipt = later(1000, withMessage(200, receipts.enquiry))
  apiHost.answer((socket) => (apiHost.calls().length === 1 ? noAnswer : receipt)(socket))
  await walk(page, true, [
    ['/privacy', `page “${pages['/privacy'].title} | ${firm.name}”`],
    toTheSkipLink,
    ['Enter', 'main'],
    ...header,
    ['Enter', `page “${contactTitle}”`, 'main', `status: ${contactTitle}`],
    scheduling,
    ...fields(false),
    [...sentEmpty, `alert: ${[forms.missing, ...summary].join(', ')}`],
    toTheSummary,
    ...fields(true),
    ['Enter', `page “${contactTitle}”`, `status: ${form.sending}`],
    ['', `alert: ${unexpectedErrorMessage}`],
    // Focus and the values have not changed.
    ['Shift+Tab', policyLink],
    ['Shift+Tab', 'switch “Agree to policies”, on'],
    ['Tab', policyLink],
    ['Tab', `button “${form.submit}”`],
    ['Enter', `status: ${form.sending}`],
    ['', `status: ${receipts.enquiry}`],
  ])
  expect(apiHost.calls()).toEqual([sentOnce(), sentOnce()])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: ['status of 422'] })

  test('the page after a post begins at the summary or the receipt', async ({ page, apiHost }) => {
    apiHost.answer(withMessage(200, receipts.enquiry))
    await walk(page, false, [
      ...header,
      ['Enter', `page “${contactTitle}”`],
      toTheSkipLink,
      ['Enter'],
      scheduling,
      ...fields(false),
      sentEmpty,
      toTheSummary,
      ...fields(true),
      ['Enter', `page “${contactTitle}”`, `group “${receipts.enquiry}”`],
    ])
    expect(apiHost.calls()).toEqual([sentOnce()])
  })
})
