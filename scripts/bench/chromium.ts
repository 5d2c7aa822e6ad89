import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { ensureBrowser } from '../support/find-browser.ts'

type Answer = { id?: number; result?: object; error?: { message: string } }

export type Page = AsyncDisposable & {
  send<Result>(method: string, params?: object): Promise<Result>
  /** The value of an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>
}

/**
 * Starts Chromium, driven by the bare DevTools protocol. Playwright also enables the protocol's `Runtime` domain. While
 * that is on, Chromium parses modules a second time when they run: 12 ms here, which no visitor waits for.
 */
export function launchChromium() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const flags = ['--headless', '--no-sandbox', '--remote-debugging-pipe']
  const chromium = spawn(ensureBrowser(), [...flags, `--user-data-dir=${folder}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const [, , , commands, answers] = chromium.stdio
  if (!(commands instanceof Writable && answers instanceof Readable))
    throw new Error('Chromium has no pipes.')
  const waiting = new Map<number, (answer: Answer) => void>()
  let received = ''
  answers.setEncoding('utf8').on('data', (text: string) => {
    const messages = (received + text).split('\0')
    received = messages.pop() ?? ''
    for (const message of messages) {
      const answer: Answer = JSON.parse(message)
      waiting.get(answer.id ?? 0)?.(answer)
    }
  })

  let id = 0
  const send = async <Result>(method: string, params: object = {}, sessionId?: string) => {
    id += 1
    const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    const { result, error } = await answer
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as Result
  }

  /** A page with an empty cache, on a phone with a quarter of this machine's speed. */
  async function openPhone(): Promise<Page> {
    const context = await send<{ browserContextId: string }>('Target.createBrowserContext')
    const target = { url: 'about:blank', ...context }
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', target)
    const attached = { targetId, flatten: true }
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', attached)
    const page: Page = {
      send: (method, params) => send(method, params, sessionId),
      [Symbol.asyncDispose]: () => send<void>('Target.disposeBrowserContext', context),
      async evaluate<Value>(expression: string) {
        const options = { expression, returnByValue: true }
        type Evaluated = { result: { value: Value }; exceptionDetails?: object }
        const evaluated = await page.send<Evaluated>('Runtime.evaluate', options)
        if (evaluated.exceptionDetails) throw new Error(JSON.stringify(evaluated.exceptionDetails))
        return evaluated.result.value
      },
    }
    const screen = { width: 412, height: 823, deviceScaleFactor: 1, mobile: true }
    await page.send('Emulation.setDeviceMetricsOverride', screen)
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return page
  }

  return {
    openPhone,
    async [Symbol.asyncDispose]() {
      const gone = once(chromium, 'exit')
      chromium.kill('SIGKILL')
      await gone
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
