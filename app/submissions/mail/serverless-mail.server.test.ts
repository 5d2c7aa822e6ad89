import { expect, test, vi } from 'vitest'
import { readEnv } from '~/environment/server-variables.server'
import type { Store } from '../store/store'
import { sendServerlessMail } from './serverless-mail.server'

vi.mock('@tanstack/react-start/server', () => ({ getRequest: () => ({}) }))
vi.mock('./mailer.server', () => {
  throw new Error('The file is gone')
})

test('without the code that sends mails, what is stored stays accepted, and the log says why', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
  const env = readEnv({ SMTP_URL: 'smtp://localhost', NOTIFY_TO: 'office@example.com' })
  await sendServerlessMail({} as Store, env)
  expect(String(logged.mock.lastCall?.[0])).toMatch(/"event":"mail","outcome":"failed".*gone/)
})
