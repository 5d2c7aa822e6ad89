import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../../scripts/support/processes.ts'

/** A file of the app: its path below app/, and its text. */
export type SourceFile = { path: string; text: string }

/** The app's own files whose names end so, generated ones left out. */
export function sourceFiles(...endings: string[]): SourceFile[] {
  const app = join(root, 'app')
  return readdirSync(app, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.endsWith('routeTree.gen.ts'))
    .map((file) => ({ path: relative(app, file), text: readFileSync(file, 'utf8') }))
}
