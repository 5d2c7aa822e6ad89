import { expect, test } from 'vitest'
import { readEnv } from './server-variables.server'
import { ConfigurationError } from './variables'

test('variables that are not set, or set to nothing, have their defaults', () => {
  expect(readEnv({})).toEqual({
    PORT: 3000,
    API_TIMEOUT_MS: 10_000,
    INBOX_FILE: '.data/inbox.sqlite',
    TRUSTED_PROXIES: 0,
    SUBMISSION_LIMIT: 10,
  })
  expect(readEnv({ API_HOST: ' ', PORT: '' })).toEqual(readEnv({}))
})

test('an API host may have a path prefix, and loses its trailing slash', () => {
  expect(readEnv({ API_HOST: 'https://api.example.com/v2/' }).API_HOST).toBe(
    'https://api.example.com/v2',
  )
})

test.each([
  ['PORT', '70000', /PORT must be a whole number from 0 to 65535. It is 70000.*PORT=3000/],
  ['API_HOST', 'ftp://x', /API_HOST must be an http or https address.*"ftp:\/\/x"/],
  ['API_HOST', 'https://api.example.com/?a=b', /API_HOST must have no query/],
  ['API_TIMEOUT_MS', '5s', /API_TIMEOUT_MS must be.* from 100 to 60000. It is "5s"/],
  ['TRUSTED_PROXIES', '-1', /TRUSTED_PROXIES must be.* from 0 to 10/],
  ['SUBMISSION_LIMIT', 'none', /SUBMISSION_LIMIT must be.* from 0 to 10000/],
])('%s cannot be %s', (name, value, message) => {
  expect(() => readEnv({ [name]: value })).toThrow(message)
  expect(() => readEnv({ [name]: value })).toThrow(ConfigurationError)
})
