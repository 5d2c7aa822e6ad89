import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The part of WebDriver BiDi that the journeys need, and that WebDriver, for WebKit, has too. */
export type Browser = Awaited<ReturnType<typeof startGecko>>

export async function startGecko() {
  const profile = mkdtempDisposableSync(join(tmpdir(), 'firefox-'))
  const remote = ['--remote-debugging-port=0', '--remote-allow-system-access']
  const flags = ['--headless', ...remote, '--profile', profile.path]
  const firefox = spawn('firefox-esr', flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  const socket = new WebSocket(`${await addressIn(firefox.stderr)}/session`)
  await once(socket, 'open')

  const replies = new Map<number, (data: string) => void>()
  socket.addEventListener('message', ({ data }) => replies.get(JSON.parse(data).id)?.(data))
  async function call(method: string, params: object = {}, limitMs = 600_000) {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const id = replies.size
    setTimeout(() => reject(new NoAnswer(method)), limitMs).unref()
    replies.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    const reply = JSON.parse(await promise)
    if (reply.type === 'error') throw new Error(`${method}: ${reply.message}`)
    return reply.result
  }

  await call('session.new', { capabilities: {} })
  const chrome = await call('browsingContext.getTree', { 'moz:scope': 'chrome' })
  const { contexts } = await call('browsingContext.getTree')
  let { context } = contexts[0]
  return {
    /** A new tab for each test: Firefox may take the end of the last test's load for the end of this one's. */
    async newPage() {
      const last = context
      const tab = await call('browsingContext.create', { type: 'tab' })
      context = tab.context
      await call('browsingContext.close', { context: last })
      // A headless window has no focus by itself, and `:focus` would never match.
      await call('script.evaluate', {
        expression: 'Services.focus.focusedWindow = window; gBrowser.selectedBrowser.focus()',
        awaitPromise: false,
        target: { context: chrome.contexts[0].context },
      })
    },
    async load(url: string) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    /** The value of an expression in the page, as JSON. */
    async evaluate(expression: string): Promise<string> {
      const code = { expression: `JSON.stringify(${expression})`, awaitPromise: false }
      // It takes milliseconds. While one page gives way to the next Firefox may never answer, and callers try again.
      const { result } = await call('script.evaluate', { ...code, target: { context } }, 4000)
      return result.value
    },
    /** Performs input of a mouse or keyboard, as the 'Actions' of both protocols. */
    async perform(actions: object[]) {
      // As above. What the input has done is seen on the page.
      await call('input.performActions', { context, actions }, 4000).catch((error) => {
        if (!(error instanceof NoAnswer)) throw error
      })
    },
    async screenshot() {
      const { data } = await call('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    async resize(width: number, height: number) {
      await call('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async [Symbol.asyncDispose]() {
      firefox.kill()
      await once(firefox, 'exit')
      profile.remove()
    },
  }
}

class NoAnswer extends Error {}

/** The address that Firefox listens on, which it prints. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /^WebDriver BiDi listening on (ws:.*)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('Firefox stopped while starting.')
}
