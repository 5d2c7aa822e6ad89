import { expect, test } from 'vitest'
import { ConfigurationError, readEnv } from './server-variables.server'

test('with nothing set the defaults of the contract hold', () => {
  expect(readEnv({})).toEqual({
    PORT: 3000,
    API_TIMEOUT_MS: 10_000,
    INBOX_FILE: '.data/inbox.sqlite',
    TRUSTED_PROXIES: 0,
    SUBMISSION_LIMIT: 10,
  })
})

test('a variable set to nothing counts as not set', () => {
  expect(readEnv({ API_HOST: ' ', PORT: '' })).toEqual(readEnv({}))
})

test('an API host may have a path prefix, and loses its trailing slash', () => {
  expect(readEnv({ API_HOST: 'https://api.example.com/v2/' }).API_HOST).toBe(
    'https://api.example.com/v2',
  )
})

test('every variable that cannot be used is named, with an example', () => {
  const read = () => readEnv({ PORT: '70000', API_HOST: 'ftp://x' })
  expect(read).toThrow(ConfigurationError)
  expect(read).toThrow(/PORT must be a whole number from 0 to 65535. It is 70000.*PORT=3000/)
  expect(read).toThrow(/API_HOST must be an http or https address.*"ftp:\/\/x"/)
})
