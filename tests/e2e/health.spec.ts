import { mkdirSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { hangUp } from '../fakes/api-host.ts'
import { readLog } from '../support/posted-forms.ts'
import { expect, test } from '../support/test.ts'

async function health({ url }: { url: string }, method = 'GET') {
  const response = await fetch(`${url}/healthz`, { method })
  const { status, headers } = response
  expect(headers.get('cache-control')).toBe('no-store')
  return `${status} ${await response.text()}`.trim()
}

test('/healthz is 200 while the inbox can be written, and 503 while it cannot', {
  tag: '@process',
}, async ({ inboxSite: site }) => {
  rmSync(site.file)
  mkdirSync(site.file)
  // A check that takes longer than a second is a timeout.
  await expect.poll(() => health(site)).toBe('503 store')
  expect(await health(site, 'HEAD')).toBe('503')
  expect(readLog(site)).toContainEqual(
    expect.objectContaining({ event: 'health', health: 'store' }),
  )
  rmSync(site.file, { recursive: true })
  await expect.poll(() => health(site)).toBe('200 ok')
  expect(await health(site, 'HEAD')).toBe('200')
  expect((await fetch(`${site.url}/healthz`, { method: 'POST' })).status).toBe(405)
  const logged = readLog(site).length
  for (let asked = 0; asked < 20; asked += 1) await health(site)
  expect(readLog(site)).toHaveLength(logged)
})

test('/healthz says within a second that the inbox is locked, while pages are answered', async ({
  inboxSite: site,
}) => {
  using lock = new DatabaseSync(site.file)
  lock.exec('BEGIN EXCLUSIVE')
  // Two load balancers.
  expect(await Promise.all([health(site), health(site)])).toEqual(['503 timeout', '503 timeout'])
  expect(readLog(site)).toContainEqual(expect.objectContaining({ health: 'timeout' }))
  expect((await fetch(site.url)).status).toBe(200)
  lock.exec('ROLLBACK')
  await expect.poll(() => health(site)).toBe('200 ok')
})

test('with API_HOST, /healthz speaks for the process only', { tag: '@host' }, async ({
  site,
  apiHost,
}) => {
  apiHost.answer(hangUp)
  expect(await health(site)).toBe('200 ok')
  expect(apiHost.calls()).toEqual([])
})
