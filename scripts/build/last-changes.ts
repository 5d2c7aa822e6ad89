import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const content = fileURLToPath(new URL('../../app/content', import.meta.url))
const id = 'virtual:last-changes'

/** Gives the site `virtual:last-changes`: for each module of app/content the day of its last change, where it is known. */
export function lastChanges(): Plugin {
  return {
    name: 'last-changes',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined
      const days = Object.fromEntries(
        readdirSync(content).map((file) => [file, lastChange(file, content)]),
      )
      return `export const lastChanges = ${JSON.stringify(days)}`
    },
  }
}

/**
 * The day of a file's last change, `2026-11-20`, as git knows it.
 *
 * @param file its path below `folder`
 * @returns `undefined` where that is not known for sure: without git or its history, in a clone that was cut off at the
 *   very commit, and for a file that has changed since it was committed
 */
export function lastChange(file: string, folder: string): string | undefined {
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    // %P: a commit without parents is the first one, or the one where a shallow clone ends.
    const [day, parents] = git('log', '-1', '--format=%cs,%P', '--', file).split(',')
    const cutOff = !parents && git('rev-parse', '--is-shallow-repository') === 'true'
    const changedSince = git('status', '--porcelain', '--', file) !== ''
    return day && !cutOff && !changedSince ? day : undefined
  } catch {
    return undefined
  }
}
