import { expect, test, vi } from 'vitest'
import type { Store } from '../store/store'
import { sendServerlessMail } from './serverless-mail.server'

vi.mock('./mail-loop.server', () => {
  throw new Error('The file is gone')
})

test('without the code that sends mails, what is stored stays accepted, and the log says why', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
  const server = { url: 'smtp://localhost', host: 'localhost', local: true, from: undefined }
  await sendServerlessMail({} as Store, { server, to: 'office@example.com' }, undefined)
  expect(String(logged.mock.lastCall?.[0])).toMatch(/"event":"mail","outcome":"failed".*gone/)
})
