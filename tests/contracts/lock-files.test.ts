import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

type LockedPackage = { integrity?: string; resolved?: string }

const lockFiles = sourceFiles('{,{scripts,tests}/**/}package-lock.json', '.')

// Without its hash a package is whatever the registry sends. docs/upgrading.md has the command that adds hashes.
test.each(lockFiles)('$path has the hash of each package, and names no registry', ({ text }) => {
  const lockFile: { packages: Record<string, LockedPackage> } = JSON.parse(text)
  const packages = Object.entries(lockFile.packages).filter(([path]) => path !== '')
  const unlocked = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  expect(unlocked.map(([path]) => path)).toEqual([])
  expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
})

test('every folder with packages of its own has a lock file', () => {
  const manifests = sourceFiles('{,{scripts,tests}/**/}package.json', '.')
  expect(lockFiles.map(({ path }) => path.replace('-lock', '')).toSorted()).toEqual(
    manifests.map(({ path }) => path).toSorted(),
  )
})
