import { expect } from 'playwright/test'
import { about } from '../../app/content/about.ts'
import { contact } from '../../app/content/contact.ts'
import { forms } from '../../app/content/forms.ts'
import { ada, payload } from '../support/posted-forms.ts'
import { test } from './test.ts'
import type { createVisitor } from './visitor.ts'

type Visitor = ReturnType<typeof createVisitor>

const { submit, fields } = contact.form
const enterKey = '\uE007'

/** Not all scripts: a browser has six connections to a server, and the form needs one. */
const entry = /\/index-[^/]+\.js$/

const posts = ({ proxy }: Visitor) => proxy.requests.filter((line) => line.startsWith('POST'))

const summaryShows = ({ text }: Visitor) => expect.poll(text).toContain(forms.missing)

/** Fills in the form at once, as a password manager does. A name in `blank` gets text that nobody sees. */
const fillIn = ({ run }: Visitor, blank = '') =>
  run(
    (values, blank) => {
      const form = document.querySelector<HTMLFormElement>('#contact-form')
      for (const [name, value] of Object.entries({ ...values, [blank]: ' \u2060' })) {
        const control = form?.elements.namedItem(name)
        if (control && 'value' in control) control.value = value
      }
      const agreed = form?.elements.namedItem('agreed')
      if (agreed instanceof HTMLInputElement) agreed.checked = true
    },
    ada,
    blank,
  )

const ways: Record<string, (visitor: Visitor) => Promise<unknown>> = {
  'the mouse at once': ({ click }) => click(submit),
  'Enter in a field': async ({ run, press }) => {
    await run(() => document.querySelector<HTMLElement>('#contact-firstName')?.focus())
    await press(enterKey)
  },
  'assistive technology': ({ run }) =>
    run(() => document.querySelector<HTMLElement>('#contact-form [type=submit]')?.click()),
  'two presses, while script is slow': async (visitor) => {
    const release = visitor.proxy.holdScripts()
    await fillIn(visitor, 'lastName')
    await visitor.run(() => {
      const button = document.querySelector<HTMLElement>('#contact-form [type=submit]')
      button?.click()
      button?.click()
    })
    release()
  },
}
for (const [way, press] of Object.entries(ways)) {
  test(`an enquiry with something missing is not posted: by ${way}`, async ({ visitor }) => {
    await visitor.load('/contact')
    await press(visitor)
    await summaryShows(visitor)
    const isFocused = () => document.activeElement?.matches('[role=alert]')
    expect(await visitor.run(isFocused)).toBe(true)
    expect(posts(visitor)).toEqual([])
  })
}

test('an enquiry that is completed while it is held waits for the next press', async ({
  visitor,
  apiHost,
}) => {
  const release = visitor.proxy.holdScripts()
  await visitor.load('/contact')
  await visitor.click(submit)
  await fillIn(visitor)
  release()
  await visitor.hydratedForm()
  await visitor.click(submit)
  await expect.poll(visitor.text).toContain('Received.')
  expect(posts(visitor)).toHaveLength(1)
  expect(apiHost.bodies()).toEqual([payload()])
})

test('an enquiry that is complete is posted at once, without waiting for script', async ({
  visitor,
  apiHost,
}) => {
  const release = visitor.proxy.holdScripts(entry)
  await visitor.load('/contact')
  await fillIn(visitor)
  await visitor.click(submit)
  await expect.poll(() => posts(visitor)).toEqual(['POST /contact'])
  release()
  await expect.poll(visitor.text).toContain('Received.')
  expect(apiHost.bodies()).toEqual([payload()])
})

/** Each returns what lets script arrive after all, if anything does. */
const withoutReact: Record<
  string,
  (visitor: Visitor) => Promise<unknown> | (() => void) | undefined
> = {
  'never arrives': ({ proxy }) => proxy.holdScripts(entry),
  'is gone': ({ proxy }) => {
    proxy.changes.gone = /\.js$/
    return undefined
  },
  'leaves a translated page alone': ({ run }) =>
    run(() => {
      document.documentElement.lang = 'es'
    }),
}
for (const [what, prepare] of Object.entries(withoutReact)) {
  test(`where script ${what}, the server says what is missing, and text stays`, async ({
    visitor,
  }) => {
    await visitor.load('/contact')
    const release = await prepare(visitor)
    await visitor.type(fields.firstName.label, ada.firstName)
    await visitor.click(submit)
    await expect.poll(() => posts(visitor)).toEqual(['POST /contact'])
    // WebKit's driver waits for script that is loading.
    if (typeof release === 'function') release()
    await summaryShows(visitor)
    expect(await visitor.firstName()).toBe(ada.firstName)
  })
}

test('a held enquiry is forgotten when its page is left', async ({ visitor }) => {
  visitor.proxy.holdScripts(entry)
  await visitor.load('/contact')
  await visitor.click(submit)
  await visitor.run(() => void location.assign('/about'))
  await expect.poll(visitor.heading).toBe(about.heading)
  await visitor.back()
  await expect.poll(visitor.heading).toBe(contact.meeting.heading)
  // Later than it would have been sent.
  await visitor.run(() => void setTimeout(() => Reflect.set(window, 'isLate', true), 5000))
  await expect.poll(() => visitor.run(() => Reflect.get(window, 'isLate'))).toBe(true)
  expect(posts(visitor)).toEqual([])
})
