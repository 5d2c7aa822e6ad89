import { Writable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { captureConsole, describeError, log, logToStandardOutput } from './log.server'

// Characters that some program treats as a line break, a terminal command or a change of text direction.
test.each([
  ...['\r\n', '\u001b[2K', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\u009b', '\u202e'],
])('a value with %j stays on its line and can be parsed back', (text) => {
  const written = vi.spyOn(console, 'info').mockImplementation(() => {})
  const error = `before${text}{"event":"forged"}`
  log('error', 'page-failed', { error })
  const line = String(written.mock.lastCall?.[0])
  expect(line).toMatch(/^[ -~]+$/)
  expect(JSON.parse(line)).toMatchObject({ level: 'error', event: 'page-failed', error })
})

test('of what nobody reads a megabyte is kept, also of what another copy of this file logs', async () => {
  vi.spyOn(console, 'info')
  const stdout = new Writable({ write() {} })
  logToStandardOutput({ stdout, stderr: stdout })
  vi.resetModules()
  const copy = await import('./log.server')
  const error = 'x'.repeat(10_000)
  for (let logged = 0; logged < 200; logged += 1) copy.log('error', 'cross-origin', { error })
  expect(stdout.writableLength).toBeGreaterThan(1_000_000)
  expect(stdout.writableLength).toBeLessThan(1_100_000)
})

test('what a package prints is logged, but not that a visitor has left', () => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
  const written = vi.spyOn(console, 'info').mockImplementation(() => {})
  captureConsole()
  console.error(new DOMException('This operation was aborted', 'AbortError'))
  // Node's, for a request whose body ends early.
  console.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
  expect(written).not.toHaveBeenCalled()
  console.warn('a %s', 'warning')
  expect(String(written.mock.lastCall?.[0])).toContain('"event":"printed","text":"a warning"')
})

test('an error is described with its causes and without its stack', () => {
  const cause = new TypeError('inner')
  expect(describeError(new Error('outer', { cause }))).toBe('Error: outer (TypeError: inner)')
  const both = new AggregateError([cause, new Error('second')])
  expect(describeError(both)).toBe('AggregateError:  (TypeError: inner; Error: second)')
  expect(describeError('thrown text')).toBe('thrown text')
  // One that is its own cause.
  const endless = new Error('again')
  endless.cause = endless
  expect(describeError(endless).match(/again/g)).toHaveLength(4)
})
