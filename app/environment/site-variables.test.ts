import { expect, test } from 'vitest'
import { checkSiteVariables } from './site-variables'

test('the build goes on with neither variable, with empty ones, and with good ones', () => {
  checkSiteVariables({})
  checkSiteVariables({ VITE_SITE_URL: '', VITE_SCHEDULING_URL: ' ' })
  checkSiteVariables({
    VITE_SITE_URL: 'https://www.example.com',
    VITE_SCHEDULING_URL: 'https://calendar.example.com/firm?type=first',
  })
})

test.each([
  ['VITE_SITE_URL', 'www.example.com', /VITE_SITE_URL must be an http or https address/],
  ['VITE_SITE_URL', 'https://example.com/site', /VITE_SITE_URL must be an origin/],
  ['VITE_SITE_URL', 'https://example.com?x=1', /VITE_SITE_URL must be an origin/],
  ['VITE_SITE_URL', 'https://example.com#top', /VITE_SITE_URL must be an origin/],
  ['VITE_SITE_URL', 'https://me@example.com', /VITE_SITE_URL must be an origin/],
  ['VITE_SITE_URL', '“https://example.com”', /VITE_SITE_URL must be without quotes/],
  ['VITE_SCHEDULING_URL', 'javascript:alert(1)', /VITE_SCHEDULING_URL must be an http or https/],
])('the build stops on %s=%s', (name, value, message) => {
  expect(() => checkSiteVariables({ [name]: value })).toThrow(message)
})
