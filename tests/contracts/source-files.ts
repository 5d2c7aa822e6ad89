import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/support/processes.ts'

/** The matching files in a folder of the project, except for generated ones: paths relative to the folder, and texts. */
export function sourceFiles(pattern: string, folder = 'app') {
  const cwd = join(root, folder)
  const paths = globSync(pattern, { cwd, exclude: ['**/node_modules', 'routeTree.gen.ts'] })
  return paths.map((path) => ({ path, text: readFileSync(join(cwd, path), 'utf8') }))
}
