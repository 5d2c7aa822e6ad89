import { afterEach, expect, test, vi } from 'vitest'
import { describeError, log } from './log.server'

const written = vi.spyOn(console, 'info').mockImplementation(() => {})
afterEach(() => written.mockClear())

/** What some program reads as a line break, a command to the terminal, or a change of direction. */
const breaks = [
  '\n',
  '\r\n',
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u001b[2K',
  '\u009b',
  '\u202e',
]

test.each(breaks.map((text) => [JSON.stringify(text), text]))(
  'a value with %s stays on its line and can be parsed back',
  (_, text) => {
    const error = `before${text}{"event":"forged"}`
    log('error', 'page-failed', { error })
    const line = String(written.mock.calls[0]?.[0])
    expect(line).toMatch(/^[ -~]+$/)
    expect(JSON.parse(line)).toMatchObject({ level: 'error', event: 'page-failed', error })
  },
)

test('an error is described with its causes and without its stack', () => {
  const cause = new TypeError('inner')
  expect(describeError(new Error('outer', { cause }))).toBe('Error: outer (TypeError: inner)')
  expect(describeError('thrown text')).toBe('thrown text')
})
