import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/support/processes.ts'

/** A step of a written walk-through: what the visitor does, and every line that is heard then. */
export type Step = { does: string; hears: string[] }

/**
 * The steps of one section of a walk-through in `docs`, from its table of two columns.
 *
 * @throws when there is no such section, or nothing in it
 */
export function readWalkthrough(file: string, section: string): Step[] {
  const document = readFileSync(join(root, 'docs', file), 'utf8')
  const [, body = ''] = document.split(`\n## ${section}\n`)
  const [table = ''] = body.split('\n## ')
  const steps = [...table.matchAll(/^\| (.*?) \| (.*?) ?\|$/gm)]
    .map(([, does = '', hears = '']) => ({
      does,
      hears: hears.replaceAll('\\|', '|').split('<br>').filter(Boolean),
    }))
    .filter(({ does }) => does !== 'Does' && does !== '---')
  if (steps.length === 0) throw new Error(`${file} has no steps in a section “${section}”.`)
  return steps
}
