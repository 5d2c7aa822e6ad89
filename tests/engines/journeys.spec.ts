import { expect } from 'playwright/test'
import sharp from 'sharp'
import { about } from '../../app/content/about.ts'
import { contact } from '../../app/content/contact.ts'
import { errors } from '../../app/content/errors.ts'
import { forms } from '../../app/content/forms.ts'
import { home } from '../../app/content/home.ts'
import { newsletter } from '../../app/content/newsletter.ts'
import { offices } from '../../app/content/offices.ts'
import { siteCopy } from '../../app/content/site-copy.ts'
import { unexpectedErrorMessage } from '../../app/forms/schema/outcome.ts'
import { pagePaths } from '../../app/page-table.ts'
import { requestBody } from '../fakes/api-host.ts'
import { pageChanges } from '../support/page-changes.ts'
import { ada, payload, textFields } from '../support/posted-forms.ts'
import { watchTheLink } from '../support/scrolling.ts'
import { test } from './test.ts'

const { fields } = contact.form
/** The codes of keys in WebDriver. */
const [tabKey, shiftKey, escapeKey, pageDownKey] = ['\uE004', '\uE008', '\uE00C', '\uE00F']
const enterKey = '\uE007'

for (const path of pagePaths) {
  test(`${path} is hydrated, has its styles, and fits the window`, async ({ visitor }) => {
    await visitor.open(path)
    expect(await visitor.heading()).not.toBe(errors.heading)
    expect(visitor.proxy.requests.filter((url) => url.endsWith('.css'))).toEqual([])
    expect(await visitor.run(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })
}

for (const script of ['before script', 'without script', 'with script']) {
  test(`${script}, the menu takes focus and returns it`, async ({ visitor }) => {
    const release = visitor.proxy.holdScripts()
    visitor.proxy.changes.scriptless = script === 'without script'
    await visitor.resize(390, 844)
    await visitor.load('/contact')
    if (script === 'with script') {
      release()
      await visitor.hydrated()
    }
    const size = () =>
      visitor.run(() => [document.body.clientWidth, document.body.clientHeight].join())
    const page = await size()
    const open = async (press = () => visitor.click(siteCopy.openMenu)) => {
      await press()
      await expect.poll(visitor.focused).toBe(siteCopy.closeMenu)
      expect(await size()).toBe(page)
    }
    const shown = () => visitor.run(() => document.querySelector('dialog')?.checkVisibility())
    const closed = () => expect.poll(shown).toBe(false)
    await open()
    await visitor.press(escapeKey)
    await closed()
    expect(await visitor.focused()).toBe(siteCopy.openMenu)
    // By keyboard, because the click that closes it would be the second one of a double click.
    await open(() => visitor.press(enterKey))
    await visitor.click(siteCopy.closeMenu)
    await closed()
    expect(await visitor.focused()).toBe(siteCopy.openMenu)
    await open()
    await visitor.press(pageDownKey)
    await visitor.clickAt(10, 400)
    await closed()
    // Before script, an older browser opens it as a popover, which does not keep the page in place.
    if (script === 'with script') expect(await visitor.run(() => scrollY)).toBe(0)
    await open()
    if (script === 'before script') {
      release()
      await visitor.hydrated()
      expect(await visitor.focused()).toBe(siteCopy.closeMenu)
    }
    await visitor.click('About')
    await expect.poll(visitor.path).toBe('/about')
    await closed()
  })
}

for (const script of ['without script', 'with script']) {
  test(`${script}, forms show what is missing, and are sent`, async ({ visitor, apiHost }) => {
    visitor.proxy.changes.scriptless = script === 'without script'
    await visitor.load('/contact')
    await visitor.type(fields.firstName.label, ada.firstName)
    await visitor.click(contact.form.submit)
    await expect.poll(visitor.text).toContain(forms.missing)
    if (script === 'without script') {
      await visitor.click('About')
      await expect.poll(visitor.path).toBe('/about')
      await visitor.back()
      await expect.poll(visitor.text).toContain(forms.missing)
      await expect.poll(visitor.firstName).toBe(ada.firstName)
    }
    await visitor.click(fields.lastName.missing)
    await expect.poll(visitor.focusedField).toBe('lastName')
    for (const name of textFields.slice(1)) {
      await visitor.type(fields[name].label, ada[name])
    }
    await visitor.click(fields.agreed.label)
    await visitor.click(contact.form.submit)
    await expect.poll(visitor.text).toContain('Received.')
    expect(apiHost.bodies()).toEqual([payload()])
    const isBelowTheFields = await visitor.run(() => {
      const top = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().top
      return Number(top('[data-tone=success]:not(:empty)')) > Number(top('[name=agreed]'))
    })
    expect(isBelowTheFields).toBe(true)

    await visitor.load('/about')
    await visitor.type(newsletter.email, ada.email)
    await visitor.click(newsletter.submit)
    await expect.poll(visitor.text).toContain('Received.')
    expect(apiHost.bodies().slice(1)).toEqual([requestBody({ email: ada.email })])
  })
}

test('a hash link leads below the header; back and forward return', async ({ visitor }) => {
  const isBelowHeader = (selector: string) =>
    visitor.run((selector) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const top = document.querySelector(selector)?.getBoundingClientRect().top ?? 0
      return top >= header && top < header + 200
    }, selector)
  const top = () => isBelowHeader('#services h2')
  await visitor.resize(1280, 1000)
  for (const { id } of offices) {
    await visitor.load(`/contact#${id}`)
    await expect.poll(() => isBelowHeader(`#${id}`), id).toBe(true)
  }
  await visitor.load('/home#services')
  await expect.poll(top).toBe(true)
  await visitor.open('/about')
  await visitor.click('Services')
  await expect.poll(visitor.path).toBe('/home#services')
  await expect.poll(top).toBe(true)
  await visitor.back()
  await expect.poll(visitor.path).toBe('/about')
  await expect.poll(visitor.heading).toBe(about.heading)
  expect(await visitor.text()).toContain(newsletter.email)
  await visitor.forward()
  await expect.poll(visitor.path).toBe('/home#services')
  await expect.poll(top).toBe(true)
})

for (const [how, heading] of Object.entries({ 'by the menu': about.heading, 'for a file': null })) {
  test(`Back restores the position after a visitor left ${how}`, async ({ visitor }) => {
    await visitor.resize(390, 844)
    await visitor.open('/')
    await visitor.scroll(700)
    if (heading) {
      await visitor.click(siteCopy.openMenu)
      await visitor.click('About')
    } else await visitor.run(() => location.assign('/robots.txt'))
    await expect.poll(visitor.heading).toBe(heading)
    await visitor.back()
    await expect.poll(visitor.path).toBe('/')
    await expect.poll(visitor.scrolled).toBe(700)
  })
}

// In Chromium, changed-pages.spec.ts has more of what happens to pages.
for (const what of ['wraps texts', 'empties the page'] as const) {
  test(`links and Back work when something ${what}`, async ({ visitor }) => {
    await visitor.open('/privacy')
    await visitor.run(pageChanges[what])
    await visitor.click('About')
    await expect.poll(visitor.heading).toBe(about.heading)
    await visitor.click('Schedule')
    await expect.poll(visitor.heading).toBe(contact.meeting.heading)
    // Not on the page before, which may come back as it was left.
    await visitor.run(pageChanges[what])
    await visitor.back()
    await expect.poll(visitor.heading).toBe(about.heading)
  })
}

test('a reload stays in place and keeps what was typed, but no agreement, before and after script', async ({
  visitor,
}) => {
  const form = () =>
    visitor.run(() => {
      const control = (name: string) => document.querySelector<HTMLInputElement>(`#contact-${name}`)
      return [control('lastName')?.value, control('agreed')?.checked]
    })
  await visitor.load('/contact')
  let text = ''
  for (const typed of [ada.lastName, 'Lovelace']) {
    text += typed
    await visitor.type(fields.lastName.label, typed)
    await visitor.click(fields.agreed.label)
    expect(await form()).toEqual([text, true])
    // Firefox may scroll to what was typed a moment later. From here the field is in view, so it stays.
    const y = (await visitor.scrolled()) + 100
    await visitor.scroll(y)
    const release = visitor.proxy.holdScripts()
    await visitor.reload()
    await expect.poll(visitor.scrolled).toBe(y)
    expect(await form()).toEqual([text, false])
    release()
    await visitor.hydratedForm()
    expect(await form()).toEqual([text, false])
    expect(await visitor.scrolled()).toBe(y)
  }
})

test('before script the link to the top shows past 100 px, after a reload too', async ({
  visitor,
}) => {
  visitor.proxy.holdScripts()
  await visitor.load('/about')
  const shown = () =>
    visitor.run(() => {
      const link = document.querySelector('main a[href="#top"]')
      const { bottom = 0 } = link?.getBoundingClientRect() ?? {}
      return link?.checkVisibility({ visibilityProperty: true }) && bottom <= innerHeight
    })
  await expect.poll(shown).toBe(false)
  for (const [y, past] of [
    [100, false],
    [101, true],
    [0, false],
    [800, true],
  ] as const) {
    await visitor.scroll(y)
    await expect.poll(shown, `at ${y} px`).toBe(past)
  }
  await visitor.reload()
  await expect.poll(visitor.scrolled).toBe(800)
  await expect.poll(shown, 'after a reload').toBe(true)
})

test('the link to the top is in no frame of a page that is not scrolled', async ({ visitor }) => {
  visitor.proxy.changes.watch = String(watchTheLink)
  for (const path of pagePaths) {
    await visitor.load(path)
    const frames = () =>
      visitor.run(() => performance.now() > 500 && Reflect.get(window, 'linkFrames'))
    await expect.poll(frames, path).toMatchObject({ withLink: 0 })
  }
})

test('after a reload Back shows the previous page', async ({ visitor }) => {
  await visitor.open('/privacy')
  const heading = await visitor.heading()
  await visitor.click('About')
  await expect.poll(visitor.heading).toBe(about.heading)
  await visitor.scroll(700)
  await visitor.reload()
  await expect.poll(visitor.scrolled).toBe(700)
  await visitor.back()
  await expect.poll(visitor.heading).toBe(heading)
  await expect.poll(visitor.path).toBe('/privacy')
  await expect.poll(visitor.scrolled).toBe(0)
})

test('the header is still drawn after a view transition', async ({ visitor }) => {
  const name = async () => {
    const shot = sharp(await visitor.screenshot())
    return shot.extract({ left: 0, top: 0, width: 300, height: 60 }).greyscale().raw().toBuffer()
  }
  await visitor.open('/about')
  const before = await name()
  await visitor.run(() => scrollTo({ top: 700, behavior: 'instant' }))
  await visitor.click('Services')
  await expect.poll(visitor.path).toBe('/home#services')
  // The edges of a few letters may differ.
  const changed = async () =>
    (await name()).filter((shade, index) => Math.abs(shade - (before[index] ?? 0)) > 40).length
  await expect.poll(changed).toBeLessThan(100)
})

test('Shift+Tab through the header leaves the page where it is', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.run(() => {
    scrollTo({ top: 2000, behavior: 'instant' })
    document.querySelector<HTMLElement>('header nav a:last-child')?.focus()
  })
  for (let stop = 0; stop < 4; stop += 1) {
    await visitor.press(tabKey, shiftKey)
    await expect.poll(visitor.scrolled).toBe(2000)
  }
})

test('Tab brings each control into the window, with its focus ring', async ({ visitor }) => {
  await visitor.open('/contact')
  const ringIsInView = () =>
    visitor.run(() => {
      const { bottom } = document.activeElement?.getBoundingClientRect() ?? { bottom: 0 }
      return bottom + 6 <= innerHeight
    })
  do {
    await visitor.press(tabKey)
    await expect.poll(ringIsInView, `${await visitor.focused()}`).toBe(true)
  } while ((await visitor.focused()) !== newsletter.submit)
})

test('Shift+Tab keeps each label clear of the header', async ({ visitor }) => {
  await visitor.resize(390, 700)
  await visitor.open('/contact')
  await visitor.click(newsletter.email)
  const room = () =>
    visitor.run(() => {
      const control = document.activeElement
      // Browsers scroll the line of a text area into view, not its label.
      const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      const label = isField ? control.labels?.[0] : undefined
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return label ? label.getBoundingClientRect().top - header : 0
    })
  do {
    await visitor.press(tabKey, shiftKey)
    await expect.poll(room, `${await visitor.focusedField()}`).toBeGreaterThanOrEqual(0)
  } while ((await visitor.focusedField()) !== 'firstName')
})

test('offline, Back keeps what was typed; online again, the link works', async ({ visitor }) => {
  await visitor.open('/contact')
  await visitor.click('About')
  await expect.poll(visitor.heading).toBe(about.heading)
  await visitor.back()
  // The router moves focus when it has rendered the page.
  await expect.poll(() => visitor.run(() => document.activeElement?.id)).toBe('main')
  await visitor.type(fields.firstName.label, ada.firstName)
  visitor.proxy.changes.offline = true
  const leave = async () => {
    await visitor.click('Services')
    await expect.poll(visitor.text).toContain('Loading chunk failed (error)')
  }
  await leave()
  await visitor.back()
  await expect.poll(visitor.firstName).toBe(ada.firstName)
  visitor.proxy.changes.offline = false
  await visitor.click('Services')
  await expect.poll(visitor.heading).toBe(home.hero.heading)
  await visitor.back()
  await expect.poll(visitor.firstName).toBe(ada.firstName)
})

test('offline a form says so, and is sent at the next try', async ({ visitor, apiHost }) => {
  await visitor.open('/about')
  await visitor.click(newsletter.email)
  await visitor.hydratedForm()
  visitor.proxy.changes.offline = true
  await visitor.type(newsletter.email, ada.email)
  await visitor.click(newsletter.submit)
  await expect.poll(visitor.text).toContain(unexpectedErrorMessage)
  visitor.proxy.changes.offline = false
  await visitor.click(newsletter.submit)
  await expect.poll(visitor.text).toContain('Received.')
  expect(apiHost.bodies()).toEqual([requestBody({ email: ada.email })])
})

test('missing page code reloads the page, once', async ({ visitor }) => {
  await visitor.open('/contact')
  visitor.proxy.changes.gone = /^\/assets\/about-/
  const loads = () => visitor.proxy.requests.filter((request) => request === 'GET /about').length
  await visitor.click('About')
  await expect.poll(loads).toBe(1)
  await expect.poll(visitor.heading).toBe(about.heading)
  await visitor.open('/contact')
  await visitor.click('About')
  await expect.poll(visitor.text).toContain('Loading chunk failed (missing)')
  expect(loads()).toBe(1)
})
