import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastChange } from './last-changes'

const folder = mkdtempSync(join(tmpdir(), 'last-changes-'))
const repository = join(folder, 'whole')

function git(cwd: string, words: string[], day = '2024-05-10') {
  const at = `${day}T12:00:00Z`
  execFileSync('git', ['-c', 'user.name=Site', '-c', 'user.email=site@eggrock.example', ...words], {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at },
  })
}

function commit(file: string, day: string) {
  writeFileSync(join(repository, file), day)
  git(repository, ['add', '.'])
  git(repository, ['commit', '-m', `Change ${file}`], day)
}

beforeAll(() => {
  git(folder, ['init', repository])
  commit('home.ts', '2024-05-10')
  commit('about.ts', '2024-06-11')
  commit('contact.ts', '2024-07-12')
  git(folder, ['clone', '--depth', '2', `file://${repository}`, 'shallow'])
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a file has changed on the day of the last commit with it', () => {
  expect(lastChange('home.ts', repository)).toBe('2024-05-10')
  expect(lastChange('about.ts', repository)).toBe('2024-06-11')
})

test('a shallow clone knows only what lies above its cut', () => {
  const shallow = join(folder, 'shallow')
  expect(lastChange('contact.ts', shallow)).toBe('2024-07-12')
  expect(lastChange('about.ts', shallow)).toBeUndefined()
  expect(lastChange('home.ts', shallow)).toBeUndefined()
})

test('without git, or with a change that is not committed, the day is not known', () => {
  expect(lastChange('home.ts', folder)).toBeUndefined()
  writeFileSync(join(repository, 'home.ts'), 'Changed since.')
  expect(lastChange('home.ts', repository)).toBeUndefined()
})
