import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { otherFiles } from './file-headers.ts'

test('the rules for files leave out pages, also nested ones', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'public-'))
  const pages = ['index.html', 'about/index.html', 'fees/open/index.html']
  for (const name of [...pages, 'assets/a.js', 'robots.txt']) {
    const file = join(folder.path, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '')
  }
  const rules = otherFiles(folder.path, ['/', '/about', '/fees/open'])
  expect(rules.toSorted()).toEqual(['/assets/**', '/robots.txt'])
})
