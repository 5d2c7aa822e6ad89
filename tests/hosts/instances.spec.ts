import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unexpectedErrorMessage } from '../../app/forms/schema/outcome.ts'
import { hostFor } from '../../scripts/build/hosts.ts'
import { ada, enquiry, postForm } from '../support/posted-forms.ts'
import { expect, test } from '../support/test.ts'
import { builtFiles, folderOf } from './running-host.ts'

test('the built files contain neither API_HOST nor DATABASE_URL', { tag: '@host' }, ({
  preset,
}) => {
  const files = builtFiles(preset)
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    expect(readFileSync(file).includes('built-in.example'), file).toBe(false)
  }
  const { name, keepsFiles } = hostFor(preset)
  const printed = readFileSync(join(folderOf(preset), 'build.log'), 'utf8')
  expect(printed).toContain(`Built for ${name}`)
  expect(printed.includes('Set DATABASE_URL or API_HOST')).toBe(!keepsFiles)
})

test('without a database or an API host nothing is acknowledged @instance', async ({
  start,
  preset,
}) => {
  const site = await start({ INBOX_FILE: 'kept/inbox.sqlite', SUBMISSION_LIMIT: '0' })
  const response = await postForm(site, enquiry)
  expect(response.status).toBe(503)
  const html = await response.text()
  expect(html).toContain(unexpectedErrorMessage)
  expect(html).toContain('value="Ada"')
  expect(existsSync(join(folderOf(preset), 'kept'))).toBe(false)
  await expect.poll(site.output).toContain('"event":"configuration"')
  expect(site.output()).toMatch(
    /DATABASE_URL or API_HOST must be set.*Example: DATABASE_URL=postgres:/,
  )
  expect(site.output()).not.toContain(ada.lastName)
  const health = await fetch(`${site.url}/healthz`)
  expect([health.status, await health.text()]).toEqual([503, 'configuration'])
})
