import { once } from 'node:events'
import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root, runSite } from './processes.ts'

/** The files that the build reads. */
const sources = ['app', 'public', 'scripts', 'app.config.ts', 'package.json', 'tsconfig.json']

/** Copies the sources, and `others`, to a folder that can be built by itself. */
export async function copySources(folder: string, others: readonly string[] = []): Promise<void> {
  for (const source of [...sources, ...others]) {
    // `scripts/bench` has packages of its own.
    const filter = (path: string) => basename(path) !== 'node_modules'
    await cp(join(root, source), join(folder, source), { recursive: true, filter })
  }
  await linkPackages(folder)
}

/** Shares the packages with a copy, but not the caches of builds beside them: two builds may run at the same time. */
export async function linkPackages(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules'))
  for (const entry of await readdir(join(root, 'node_modules'))) {
    if (!/^\.(cache|nitro|vite)/.test(entry)) {
      await symlink(join(root, 'node_modules', entry), join(folder, 'node_modules', entry))
    }
  }
}

/** Builds a copy with these variables. Returns whether the build succeeded, and its output. */
export async function buildCopy(folder: string, variables: Record<string, string> = {}) {
  const build = runSite(variables, { folder, command: () => ['npm', 'run', '--silent', 'build'] })
  const [code] = await once(build.process, 'close')
  return { built: code === 0, output: build.output() }
}
