import type { Page } from 'playwright/test'
import { receipts } from '../../app/content/receipts.ts'
import { hydrated } from '../../scripts/support/hydrated.ts'
import { screenReader } from '../support/screen-reader.ts'
import { expect, test } from '../support/test.ts'
import { readWalkthrough } from '../support/walkthrough.ts'

// Many looks at a page, which take their time on a busy machine.
test.describe.configure({ timeout: 60_000 })

/** Does what a step of the walk-through says. */
async function act(page: Page, does: string, script: boolean) {
  const [, verb, what = ''] = /^(open|press|type|wait)(?: `(.+)`)?$/.exec(does) ?? []
  if (verb === 'open') {
    await page.goto(what)
    if (script) await hydrated(page.getByRole('contentinfo').getByRole('link').first())
  } else if (verb === 'press') await page.keyboard.press(what)
  else if (verb === 'type') await page.keyboard.type(what)
  else if (verb !== 'wait') throw new Error(`“${does}” cannot be done.`)
}

async function walk(page: Page, section: string, script = true) {
  const reader = await screenReader(page)
  const steps = readWalkthrough('walkthrough-contact.md', section)
  for (const [index, { does, hears }] of steps.entries()) {
    await act(page, does, script)
    await expect
      .poll(reader.news, { message: `step ${index + 1}: ${does}`, intervals: [20, 50, 100] })
      .toEqual(hears)
    reader.heard()
  }
}

test.describe('the written walk-through of the contact journey is so', () => {
  test('with script', async ({ page, apiHost }) => {
    // Long enough for what is said while it is being sent.
    const body = JSON.stringify({ message: receipts.enquiry })
    await apiHost.answer({ status: 200, body, delayMs: 1000 })
    await walk(page, 'With script')
    expect(await apiHost.calls()).toHaveLength(1)
  })

  test('when it cannot be sent', async ({ page, apiHost }) => {
    await apiHost.answer({ neverAnswer: true })
    await walk(page, 'When it cannot be sent')
    expect(await apiHost.calls()).toHaveLength(1)
  })

  test.describe('with no script', () => {
    test.use({ javaScriptEnabled: false, expectedComplaints: ['status of 422'] })

    test('without script', async ({ page, apiHost }) => {
      await apiHost.answer({ status: 200, body: JSON.stringify({ message: receipts.enquiry }) })
      await walk(page, 'Without script', false)
      expect(await apiHost.calls()).toHaveLength(1)
    })
  })
})
