import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runSite } from './processes.ts'

test('a site that is stopped leaves no process, even if the shell that started it has ended', async () => {
  const site = runSite({}, { command: () => ['sh', '-c', 'sleep 600 >&- 2>&- & echo $!'] })
  await once(site.process, 'exit')
  const pid = Number(site.output())
  expect(process.kill(pid, 0)).toBe(true)
  await site.stop()
  await expect.poll(() => isRunning(pid)).toBe(false)
})

/** A process that has ended stays in the table until its parent asks for its status. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
