import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './processes.ts'

/** What the build of the site reads. */
const sources = ['app', 'public', 'scripts', 'app.config.ts', 'package.json', 'tsconfig.json']

/**
 * Builds the site with one of its files changed, in a folder of its own: how a defect that is not there shows.
 *
 * @param file the file below the project's root
 * @param change makes the defect
 * @returns the folder, whether the build succeeded, and what it printed
 */
export async function buildPatched(file: string, change: (source: string) => string) {
  const folder = await mkdtemp(join(tmpdir(), 'patched-'))
  for (const source of sources)
    await cp(join(root, source), join(folder, source), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const before = await readFile(join(folder, file), 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`The change to ${file} changed nothing.`)
  await writeFile(join(folder, file), after)
  const build = spawnSync('npm', ['run', '--silent', 'build'], { cwd: folder, encoding: 'utf8' })
  return { folder, built: build.status === 0, output: build.stdout + build.stderr }
}
