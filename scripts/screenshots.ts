/**
 * `npm run screenshots`, after `npm run build`: PNGs of every page and state, in `screenshots`. `-- --grep contact`
 * takes only some. `-- --against REF` takes the same of another commit, in `screenshots/before`, and lists those that
 * differ, with pictures of the differences in `screenshots/difference`. `-- --readme` makes the two pictures of the README.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { buildCopy, linkPackages } from './support/build-copy.ts'
import { root } from './support/processes.ts'

const { values } = parseArgs({
  options: { against: { type: 'string' }, grep: { type: 'string' }, readme: { type: 'boolean' } },
})
if (values.readme) values.grep = 'home-top-1440'
const after = join(root, 'screenshots')
const [before, differences] = [join(after, 'before'), join(after, 'difference')]
rmSync(after, { recursive: true, force: true })
process.exitCode = takeScreenshots(root, after)
if (values.readme) {
  for (const scheme of ['light', 'dark']) {
    const picture = sharp(join(after, `home-top-1440-${scheme}.png`)).resize({ width: 960 })
    await picture.webp({ quality: 60 }).toFile(join(root, `docs/images/home-${scheme}.webp`))
  }
}
if (values.against) {
  using copy = mkdtempDisposableSync(join(tmpdir(), 'before-'))
  await buildCommit(values.against, copy.path)
  takeScreenshots(copy.path, before)
  mkdirSync(differences, { recursive: true })
  const names = new Set(globSync('{.,before}/*.png', { cwd: after }).map((path) => basename(path)))
  console.log(`\n${names.size} screenshots. These differ from ${values.against}:`)
  for (const name of [...names].toSorted()) await compare(name)
}

/** Takes the screenshots of the site that is built in this folder. */
function takeScreenshots(siteFolder: string, screenshots: string): number {
  const options = ['--config', 'tests/screenshots/playwright.config.ts']
  if (values.grep) options.push('--grep', values.grep)
  const env = { ...process.env, SITE_FOLDER: siteFolder, SCREENSHOTS: screenshots }
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

/** Prints how much of a screenshot differs, and paints the differing pixels red. */
async function compare(name: string) {
  const files = [join(before, name), join(after, name)]
  const missing = files.find((file) => !existsSync(file))
  if (missing) return console.log(`${name}: there is no ${missing}`)
  const pictures = await Promise.all(files.map((file) => sharp(file).metadata()))
  const width = Math.max(...pictures.map((picture) => picture.width))
  const height = Math.max(...pictures.map((picture) => picture.height))
  const [one, other] = await Promise.all(files.map((file) => pixels(file, width, height)))
  if (!one || !other) return
  const painted = new Uint8Array(one.length)
  // Every difference counts, because one browser has painted both.
  const options = { threshold: 0, includeAA: true }
  const differing = pixelmatch(one, other, painted, width, height, options)
  if (differing === 0) return
  const share = ((100 * differing) / (width * height)).toFixed(2)
  const heights = new Set(pictures.map((picture) => picture.height))
  const grown = heights.size > 1 ? `, ${[...heights].join(' → ')} px high` : ''
  console.log(`${name}: ${share} %, ${differing} pixels${grown}`)
  const raw = { width, height, channels: 4 } as const
  await sharp(painted, { raw }).png().toFile(join(differences, name))
}

/** The pixels of a picture, on a sheet of this size. */
async function pixels(file: string, width: number, height: number) {
  const sheet = { width, height, fit: 'contain', position: 'left top' } as const
  return sharp(file)
    .ensureAlpha()
    .resize({ ...sheet, background: 'transparent' })
    .raw()
    .toBuffer()
}
