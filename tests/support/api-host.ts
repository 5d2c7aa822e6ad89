import { fork } from 'node:child_process'
import { once } from 'node:events'
import { root, stop } from '../../scripts/support/processes.ts'
import type { Behaviour, Call } from '../fakes/api-host.ts'

/** A running fake API host, and what it has seen. */
export type ApiHost = {
  url: string
  answer: (behaviour: Behaviour) => Promise<void>
  calls: () => Promise<Call[]>
  reset: () => Promise<void>
  stop: () => Promise<void>
}

export async function startApiHost(): Promise<ApiHost> {
  const child = fork(`${root}tests/fakes/api-host.ts`, { stdio: 'inherit' })
  const [ready] = await once(child, 'message')
  const url = `http://127.0.0.1:${ready.port}`
  return {
    url,
    answer: async (behaviour) => {
      await fetch(`${url}/__answer`, { method: 'PUT', body: JSON.stringify(behaviour) })
    },
    calls: async () => (await fetch(`${url}/__calls`)).json(),
    reset: async () => {
      await fetch(`${url}/__calls`, { method: 'DELETE' })
    },
    stop: () => stop(child),
  }
}
