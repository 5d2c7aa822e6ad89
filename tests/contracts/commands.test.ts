import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/support/processes.ts'

/** Runs Node in the project's folder, with these variables and no others. */
function node(args: string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
}

test.each(globSync('tests/**/playwright.config.ts', { cwd: root, exclude: ['**/node_modules'] }))(
  'lint can load %s where no browser is installed',
  (file) => {
    const load = `await import(${JSON.stringify(join(root, file))})`
    expect(node(['--input-type=module', '--eval', load])).toMatchObject({ status: 0, stdout: '' })
  },
)
