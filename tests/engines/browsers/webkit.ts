import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../../scripts/support/processes.ts'
import type { Browser } from './gecko.ts'

/** WebKitGTK's MiniBrowser, driven by WebDriver. It has no headless mode, so it gets a virtual screen. */
export async function startWebKit(): Promise<Browser> {
  const port = await freePort()
  const settings = mkdtempDisposableSync(join(tmpdir(), 'webkit-'))
  // A small toolbar, because the window cannot be narrower than it.
  mkdirSync(join(settings.path, 'gtk-3.0'))
  writeFileSync(
    join(settings.path, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; padding: 0; font-size: 2px }',
  )
  // The pointer is in the middle of the screen, and only a window under it has focus.
  const screen = ['--auto-servernum', '--server-args', '-screen 0 700x700x24']
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // No garbage collection: WebKitGTK may crash when it frees a call whose page was left before it answered.
    env: { ...process.env, JSC_useGC: '0', XDG_CONFIG_HOME: settings.path },
    // A process group, so that the screen and the browser stop with the driver.
    detached: true,
  })

  async function call(method: string, path: string, params?: object) {
    const body = params ? JSON.stringify(params) : null
    // These take milliseconds. After a page load the driver sometimes never answers one, or several, and callers try again.
    const limits: Record<string, number> = { sync: 1500, actions: 4000 }
    const limit = limits[path.split('/').at(-1) ?? '']
    const signal = limit ? AbortSignal.timeout(limit) : null
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body, signal })
    const { value } = JSON.parse(await response.text())
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

  while (!(await call('GET', '/status').catch(() => undefined))) await setTimeout(20)
  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: {} } })
  const post = (command: string, params: object) =>
    call('POST', `/session/${sessionId}/${command}`, params)
  return {
    // Not needed here: no load has been taken for another.
    async newPage() {},
    async load(url) {
      await post('url', { url })
    },
    async evaluate(expression) {
      return post('execute/sync', { script: `return JSON.stringify(${expression})`, args: [] })
    },
    async perform(actions) {
      await post('actions', { actions })
    },
    async screenshot() {
      return Buffer.from(await call('GET', `/session/${sessionId}/screenshot`), 'base64')
    },
    async resize(width, height) {
      await post('window/rect', { width, height })
    },
    async [Symbol.asyncDispose]() {
      if (driver.pid) process.kill(-driver.pid)
      settings.remove()
    },
  }
}
