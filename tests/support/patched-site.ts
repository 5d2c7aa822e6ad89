import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/support/processes.ts'

/** What the build of the site reads. */
const sources = ['app', 'public', 'scripts', 'app.config.ts', 'package.json', 'tsconfig.json']

/** Changes by file, below the project's root; each makes a defect of the source that it is given. */
type Defects = Record<string, (source: string) => string>

/**
 * Builds the site with some of its files changed, in a folder of its own: how a defect that is not there shows.
 *
 * @param variables set for the build, besides those of the test's own environment
 * @returns the folder, whether the build succeeded, and what it printed
 */
export async function buildPatched(defects: Defects, variables: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'patched-'))
  for (const source of sources)
    await cp(join(root, source), join(folder, source), { recursive: true })
  // The packages are shared; what builds leave beside them (.nitro, .vite) is not.
  await mkdir(join(folder, 'node_modules'))
  for (const entry of await readdir(join(root, 'node_modules'))) {
    if (!/^\.(nitro|vite)/.test(entry)) {
      await symlink(join(root, 'node_modules', entry), join(folder, 'node_modules', entry))
    }
  }
  for (const [file, change] of Object.entries(defects)) {
    const before = await readFile(join(folder, file), 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`The change to ${file} changed nothing.`)
    await writeFile(join(folder, file), after)
  }
  const build = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...variables },
  })
  return { folder, built: build.status === 0, output: build.stdout + build.stderr }
}
