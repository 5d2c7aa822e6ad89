/**
 * npm run screenshots [-- --grep NAME] [-- --against REF] [-- --readme], after npm run build: a picture of every page and
 * state, in screenshots. --grep takes those whose names match. --against takes the same of another commit, and compares:
 * what differs fails, and screenshots/report/index.html shows it. --readme makes the two pictures of the README.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { buildCopy, linkPackages } from './support/build-copy.ts'
import { readOptions } from './support/command-line.ts'
import { root } from './support/processes.ts'

const { against, readme, grep } = readOptions({
  against: { type: 'string' },
  grep: { type: 'string' },
  readme: { type: 'boolean' },
})
const pictures = join(root, 'screenshots')
rmSync(pictures, { recursive: true, force: true })
if (against) {
  using copy = mkdtempDisposableSync(join(tmpdir(), 'before-'))
  await buildCommit(against, copy.path)
  takePictures('--update-snapshots=all', copy.path)
  console.log(`The pictures of ${against} are in ${pictures}. Comparing:`)
  process.exitCode = takePictures('--update-snapshots=none')
  console.log(`What differs is in ${join(pictures, 'report/index.html')}.`)
} else {
  process.exitCode = takePictures('--update-snapshots=all')
  console.log(`The pictures are in ${pictures}.`)
}
if (readme) {
  for (const scheme of ['light', 'dark']) {
    const picture = sharp(join(pictures, `home-top-1440-${scheme}.png`)).resize({ width: 960 })
    await picture.webp({ quality: 60 }).toFile(join(root, `docs/images/home-${scheme}.webp`))
  }
  console.log('The two of the README are in docs/images.')
}

/** Takes the pictures of the site that is built in this folder, or compares them with those that were taken. */
function takePictures(mode: string, siteFolder = root): number {
  const options = ['--config', 'tests/screenshots/playwright.config.ts', mode]
  const names = readme ? 'home-top-1440' : grep
  if (names) options.push('--grep', names)
  const env = { ...process.env, SITE_FOLDER: siteFolder, SCREENSHOTS: pictures }
  return spawnSync('playwright', ['test', ...options], { stdio: 'inherit', env }).status ?? 1
}

async function buildCommit(commit: string, folder: string) {
  console.log(`Building ${commit} …`)
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x'], { cwd: folder, input: archive })
  const lock = (project: string) => readFileSync(join(project, 'package-lock.json'), 'utf8')
  if (lock(folder) === lock(root)) await linkPackages(folder)
  else execFileSync('npm', ['ci', '--loglevel', 'error'], { cwd: folder, stdio: 'inherit' })
  const { built, output } = await buildCopy(folder)
  if (!built) throw new Error(`The build of ${commit} failed:\n${output}`)
}
