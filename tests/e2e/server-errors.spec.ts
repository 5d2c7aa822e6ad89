import { cpSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unexpectedErrorMessage } from '../../app/forms/schema/outcome.ts'
import { buildCopy, copySources } from '../../scripts/support/build-copy.ts'
import { root, startSite } from '../../scripts/support/processes.ts'
import { htmlFaults } from '../support/html-rules.ts'
import { enquiry, postForm, readLog } from '../support/posted-forms.ts'
import { expectSafePage } from '../support/safe-page.ts'
import { call, functionAddresses } from '../support/server-functions.ts'
import { expect, test } from '../support/test.ts'

/** Replaces the pattern in the files of a folder by a defect. In the replacement, `$&` is the matched text. */
function breakFiles(folder: string, pattern: RegExp, replacement: string) {
  const found: string[] = []
  for (const name of readdirSync(folder)) {
    const before = readFileSync(join(folder, name), 'utf8')
    if (before.search(pattern) === -1) continue
    found.push(name)
    writeFileSync(join(folder, name), before.replace(pattern, replacement))
  }
  expect(found, `files with ${pattern}`).not.toEqual([])
}

test('the build fails on a page that fails @release', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'broken-site-'))
  await copySources(folder.path)
  const fall = `$& throw new Error('The page fell over')`
  breakFiles(join(folder.path, 'app/pages'), /export function PrivacyPage\(.*\{/, fall)
  const { built, output } = await buildCopy(folder.path)
  expect(built).toBe(false)
  expect(output).toContain('The page fell over')
  expect(output).toContain('/privacy')

  writeFileSync(join(folder.path, '.env'), '\ufeff')
  const again = await buildCopy(folder.path)
  expect(again.built).toBe(false)
  expect(again.output).toContain('is not built')
  expect(again.output).not.toContain('Building')
})

test('a failure on the server shows a general message; the log says why', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'broken-site-'))
  cpSync(join(root, '.output'), join(folder.path, '.output'), { recursive: true })
  const code = join(folder.path, '.output/server/_ssr')
  const printed = 'The password is swordfish\n{"event":"forged"}'
  const fail = `Promise.reject(Error('stray')); throw new Error(${JSON.stringify(printed)})`
  const failPage = `$& if (arguments[0].posted) { ${fail} }`
  breakFiles(code, /function ContactPage\(.*\{/, failPage)
  const failCall = `() => { throw new Error('The key is herring') }, $&`
  breakFiles(code, /(?:async )?\(\{ data: \w+, context \}\) =>/, failCall)
  const site = await startSite({ INBOX_FILE: 'inbox.sqlite' }, { folder: folder.path })
  const response = await postForm(
    site,
    { ...enquiry, email: '' },
    { path: '/contact?Quillfeather' },
  )
  const html = await response.text()
  const calls = functionAddresses().map((address) => call(site, address))
  const called = await Promise.all(calls.map(async (answer) => (await answer).text()))
  await site.stop()

  expect(response.status).toBe(500)
  expectSafePage('500', response, html)
  expect(await htmlFaults(html)).toEqual([])
  expect(response.headers.get('cache-control')).toContain('private, no-cache')
  expect(html).toContain('Unexpected Application Error!')
  expect(html).toContain('500 Internal Server Error')
  expect(html).toContain('Schedule Consultation')
  expect(html).not.toContain('swordfish')
  for (const answer of called) {
    expect(answer).toContain(unexpectedErrorMessage)
    expect(answer).not.toContain('herring')
  }

  // readLog parses every line as JSON, so neither React, Start nor the thrown text adds a line of its own.
  const events = readLog(site)
  const loggedError = (event: string) => events.find((line) => line.event === event)?.error
  const failed = events.filter(({ event }) => event === 'page-failed')
  expect(failed.map(({ path }) => path)).toEqual(['/contact'])
  expect(site.output()).not.toContain('Quillfeather')
  expect(events.find((line) => line.event === 'printed')?.text).toContain(printed)
  expect(loggedError('unhandled-rejection')).toContain('stray')
  expect(loggedError('server-function-failed')).toContain('The key is herring')
  expect(events.map(({ event }) => event)).not.toContain('forged')
})
