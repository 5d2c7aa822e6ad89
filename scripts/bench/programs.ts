import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Answers } from './answers.ts'
import { rounded } from './statistics.ts'

/** A bare server on a port of its own. */
export type BareServer = { url: string; process: ChildProcess; stop: () => void }

export async function startBareServer(answers: Answers): Promise<BareServer> {
  const child = startProgram('bare-server.ts')
  child.send(answers)
  const [ready] = await once(child, 'message')
  return { url: `http://127.0.0.1:${ready.port}`, process: child, stop: () => child.kill() }
}

/** Starts a program of this folder, which can be sent buffers and sends its results. */
export function startProgram(file: string): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), {
    stdio: 'inherit',
    serialization: 'advanced',
  })
}

/**
 * Keeps a process on one core, so that a server and what loads it do not take each other's time.
 *
 * @returns whether that could be done: on Linux with taskset, and more cores than one
 */
export function pin({ pid }: ChildProcess, core: number): boolean {
  if (availableParallelism() < 2) return false
  try {
    execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Memory that a process holds (its resident set), in MB of 1024 KB. */
export function memoryMb({ pid }: ChildProcess): number {
  return rounded(residentKb(pid) / 1024, 1)
}

function residentKb(pid: number | undefined): number {
  const status = `/proc/${pid}/status`
  return Number(
    existsSync(status)
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }),
  )
}

/** Processor time that a process has taken so far, in seconds; nothing where the system has no /proc. */
export function processorSeconds({ pid }: ChildProcess): number | undefined {
  try {
    // Fields 14 and 15, in hundredths of a second; what stands in brackets may hold spaces.
    const [user, system] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []
    return (Number(user) + Number(system)) / 100
  } catch {
    return undefined
  }
}
