import type { Page } from 'playwright/test'
import { contact } from '../../app/content/contact.ts'
import { receipts } from '../../app/content/receipts.ts'
import { enquirySchema } from '../../app/forms/schema/contact.ts'
import { contactForm, hydrateForm } from '../support/forms.ts'
import { ada, runInbox } from '../support/posted-forms.ts'
import { expect, test, withAndWithoutScript } from '../support/test.ts'

const labels = new Map(
  Object.entries(contact.form.fields).map(([name, { label }]) => [name, label]),
)
const names = Object.keys(enquirySchema.entries)

/** Fills in every field of the schema, also one that a firm has added, and returns what was typed and chosen. */
async function fillInAll(page: Page) {
  const typed: Record<string, unknown> = {}
  for (const name of names) {
    const field = page.locator(`#contact-form [name="${name}"]`)
    const kind = await field.evaluate(
      (control) => `${control.localName} ${control.getAttribute('type')}`,
    )
    if (kind.endsWith('checkbox')) {
      await field.check()
      typed[name] = true
    } else if (kind.startsWith('select')) {
      await field.selectOption({ index: 1 })
      typed[name] = await field.inputValue()
    } else {
      typed[name] = kind.endsWith('email') ? ada.email : `Her ${name}`
      await field.fill(`${typed[name]}`)
    }
  }
  return typed
}

withAndWithoutScript((script) => {
  test('what is typed into each field is sent, or stored, listed and exported @release', async ({
    page,
    site,
    apiHost,
    inboxSite,
  }) => {
    const sendAll = async ({ url }: { url: string }) => {
      await page.goto(`${url}/contact`)
      const form = contactForm(page)
      if (script) await hydrateForm(form.submit)
      const typed = await fillInAll(page)
      await form.submit.click()
      // Not what it says while it sends.
      await expect(form.status).toHaveText(RegExp(`^(Received\\.|${receipts.enquiry})$`))
      return typed
    }
    const sent = await sendAll(site)
    expect(apiHost.bodies().map((body) => JSON.parse(body))).toEqual([sent])

    const stored = await sendAll(inboxSite)
    const inbox = (format: string) => runInbox({ INBOX_FILE: inboxSite.file }, '--format', format)
    expect(JSON.parse(await inbox('json')).enquiries).toMatchObject([stored])
    const [text, csv] = [await inbox('text'), await inbox('csv')]
    const [header = ''] = csv.split('\r\n')
    for (const name of names) {
      expect(header.split(',')).toContain(name)
      if (stored[name] === true) continue
      expect(text).toContain(`${labels.get(name)}`)
      expect(text).toContain(`${stored[name]}`)
      expect(csv).toContain(`${stored[name]}`)
    }
  })
})
