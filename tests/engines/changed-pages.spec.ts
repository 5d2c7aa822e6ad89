import { expect } from 'playwright/test'
import { about } from '../../app/content/about.ts'
import { contact } from '../../app/content/contact.ts'
import { errors } from '../../app/content/errors.ts'
import { newsletter } from '../../app/content/newsletter.ts'
import { test } from './test.ts'

/** What extensions, translators and visitors who hide a part of a page do to it. */
const changes: Record<string, () => void> = {
  'removes the link to the top': () => document.querySelector('main a[href="#top"]')?.remove(),
  'removes a section': () => document.querySelector('main section')?.remove(),
  'removes the header': () => document.querySelector('header')?.remove(),
  'removes the footer': () => document.querySelector('footer')?.remove(),
  'removes status lines': () => {
    for (const line of document.querySelectorAll('[role=status]')) line.remove()
  },
  'removes what is in the head': () => {
    for (const element of document.head.querySelectorAll('title, meta, link')) element.remove()
  },
  'empties the page': () => document.querySelector('main')?.replaceChildren(),
  'replaces the page by a copy': () => {
    const main = document.querySelector('main')
    main?.replaceWith(main.cloneNode(true))
  },
  'wraps sections': () => {
    for (const section of document.querySelectorAll('main section, nav > *, h1')) {
      const wrapper = document.createElement('div')
      section.replaceWith(wrapper)
      wrapper.append(section)
    }
  },
  'wraps the page': () => {
    for (const element of document.querySelectorAll('main, main > *, footer')) {
      const wrapper = document.createElement('div')
      element.replaceWith(wrapper)
      wrapper.append(element)
    }
  },
  'wraps everything': () => {
    const wrapper = document.createElement('div')
    wrapper.append(...document.body.childNodes)
    document.body.append(wrapper)
  },
  'wraps texts': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const font = document.createElement('font')
      text.parentNode?.replaceChild(font, text)
      font.append(`${text.nodeValue}`)
    }
  },
  'adds elements': () => {
    for (const place of document.querySelectorAll('head, body, main, main > *, header, footer')) {
      place.prepend(document.createElement('div'))
      place.append(document.createElement('div'))
    }
  },
}

for (const [what, change] of Object.entries(changes)) {
  test(`links and Back work when something ${what}`, async ({ visitor }) => {
    await visitor.open('/privacy')
    await visitor.run(change)
    const expectPage = async (path: string, heading: string) => {
      await expect.poll(visitor.path).toBe(path)
      await expect.poll(visitor.heading).toBe(heading)
      expect(await visitor.text()).toContain('Subscribe')
    }
    await visitor.click('About')
    await expectPage('/about', about.heading)
    await visitor.click('Schedule')
    await expectPage('/contact', contact.meeting.heading)
    // Not on the page before, which may come back as it was left.
    await visitor.run(change)
    await visitor.back()
    await expectPage('/about', about.heading)
  })
}

test('Back works each time that something empties the page', async ({ visitor }) => {
  await visitor.open('/privacy')
  const heading = await visitor.heading()
  await visitor.click('About')
  await expect.poll(visitor.heading).toBe(about.heading)
  for (let turn = 0; turn < 2; turn += 1) {
    await visitor.hydrated()
    await visitor.run(() => document.querySelector('main')?.replaceChildren())
    await visitor.back()
    await expect.poll(visitor.heading).toBe(heading)
    await visitor.forward()
    await expect.poll(visitor.heading).toBe(about.heading)
  }
})

test('a reload keeps what was typed into a form that React has replaced', async ({ visitor }) => {
  const typed = () =>
    visitor.run(() => document.querySelector<HTMLInputElement>('[name=email]')?.value)
  await visitor.load('/')
  await visitor.type(newsletter.email, 'ada')
  await visitor.run(() => document.querySelector('main section + section')?.remove())
  await visitor.hydratedForm()
  await visitor.type(newsletter.email, '@example.com')
  const before = await typed()
  expect(before).toHaveLength('ada@example.com'.length)
  await visitor.reload()
  await expect.poll(typed).toBe(before)
})

for (const path of [
  '/web/2026/contact',
  '/contact/index.html',
  '/contact.html',
  '/home/index.html',
  '/index.html',
]) {
  test(`at ${path} a page stays as it is, and its links work`, async ({ visitor }) => {
    await visitor.load(path)
    const heading = await visitor.heading()
    await visitor.interact()
    // React would have started.
    const started = () => visitor.run(() => Reflect.get(self, '$_TSR')?.initialized === true)
    await expect.poll(started).toBe(true)
    for (let turn = 0; turn < 10; turn += 1) await visitor.interact()
    expect(heading).not.toBe(errors.heading)
    expect(await visitor.heading()).toBe(heading)
    await visitor.click('About')
    await expect.poll(visitor.heading).toBe(about.heading)
    expect(await visitor.text()).not.toContain(errors.heading)
  })
}
