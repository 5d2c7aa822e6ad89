import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import type { Browser } from './browser.ts'

const replySchema = v.variant('type', [
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({ type: v.literal('error'), id: v.number(), message: v.string() }),
])
const tabsSchema = v.object({ contexts: v.tuple([v.object({ context: v.string() })]) })
const evaluationSchema = v.object({ result: v.object({ value: v.string() }) })
const screenshotSchema = v.object({ data: v.string() })

/** Firefox, over WebDriver BiDi. */
export async function startGecko(): Promise<Browser> {
  const profile = mkdtempDisposableSync(join(tmpdir(), 'firefox-'))
  const options = ['--headless', '--no-remote', '--remote-debugging-port', '0']
  const firefox = spawn('firefox-esr', [...options, '--profile', profile.path], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const socket = new WebSocket(`${await addressIn(firefox.stderr)}/session`)
  await once(socket, 'open')

  const replies = new Map<number, (data: string) => void>()
  socket.addEventListener('message', ({ data }) => replies.get(JSON.parse(data).id)?.(data))
  async function call(method: string, params: object = {}): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<string>()
    const id = replies.size
    replies.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    const reply = v.parse(replySchema, JSON.parse(await promise))
    if (reply.type === 'error') throw new Error(`${method}: ${reply.message}`)
    return reply.result
  }

  await call('session.new', { capabilities: {} })
  const [{ context }] = v.parse(tabsSchema, await call('browsingContext.getTree')).contexts
  return {
    async load(url) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      const result = await call('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      })
      return v.parse(evaluationSchema, result).result.value
    },
    async perform(actions) {
      await call('input.performActions', { context, actions })
    },
    async screenshot() {
      const screenshot = await call('browsingContext.captureScreenshot', { context })
      return Buffer.from(v.parse(screenshotSchema, screenshot).data, 'base64')
    },
    async resize(width, height) {
      await call('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async close() {
      firefox.kill()
      await once(firefox, 'exit')
      profile.remove()
    },
  }
}

/** The address that Firefox listens on, which it prints. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /^WebDriver BiDi listening on (ws:.*)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('Firefox stopped while starting.')
}
