import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { freePort } from '../../../scripts/support/processes.ts'
import type { Browser } from './browser.ts'

const replySchema = v.object({ value: v.unknown() })
const sessionSchema = v.object({ sessionId: v.string() })

/** Commands that take milliseconds. */
const quick = /\/(?:execute\/sync|actions)$/

/** WebKitGTK's MiniBrowser, driven by WebDriver. It has no headless mode, so it gets a virtual screen. */
export async function startWebKit(): Promise<Browser> {
  const port = await freePort()
  const screen = ['--auto-servernum', '--server-args', '-screen 0 1600x1200x24']
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // No garbage collection: WebKitGTK may crash when it frees a call whose page was left before it answered.
    env: { ...process.env, JSC_useGC: '0' },
    // A process group, so that the screen and the browser stop with the driver.
    detached: true,
  })

  async function call(method: string, path: string, params?: object): Promise<unknown> {
    const body = params ? JSON.stringify(params) : null
    // The driver sometimes never answers the first command after a page was loaded. The caller can then try again.
    const signal = quick.test(path) ? AbortSignal.timeout(4000) : null
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body, signal })
    const { value } = v.parse(replySchema, await response.json())
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

  while (!(await call('GET', '/status').catch(() => undefined))) await setTimeout(20)
  const capabilities = { alwaysMatch: {} }
  const session = v.parse(sessionSchema, await call('POST', '/session', { capabilities }))
  const post = (command: string, params: object = {}) =>
    call('POST', `/session/${session.sessionId}/${command}`, params)
  return {
    async load(url) {
      await post('url', { url })
    },
    async evaluate(expression) {
      const script = `return JSON.stringify(${expression})`
      return v.parse(v.string(), await post('execute/sync', { script, args: [] }))
    },
    async perform(actions) {
      await post('actions', { actions })
    },
    async screenshot() {
      const data = await call('GET', `/session/${session.sessionId}/screenshot`)
      return Buffer.from(v.parse(v.string(), data), 'base64')
    },
    async resize(width, height) {
      await post('window/rect', { width, height })
    },
    async close() {
      if (driver.pid) process.kill(-driver.pid)
    },
  }
}
