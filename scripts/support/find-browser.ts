import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const { CHROMIUM_PATH = '' } = process.env

/** The path of a program that PATH leads to. */
export const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync)

/** The path of a Chromium. It installs nothing, so that a configuration may ask. */
export const findBrowser = (): string | undefined =>
  [
    CHROMIUM_PATH,
    chromium.executablePath(),
    findProgram('chromium'),
    findProgram('chromium-browser'),
    findProgram('google-chrome'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => path && existsSync(path))

/** The path of Debian's headless shell, in which tests take two thirds of the time, or else of any Chromium. */
export const findHeadlessShell = (): string | undefined =>
  (CHROMIUM_PATH ? undefined : findProgram('chromium-headless-shell')) ?? findBrowser()

/** The path of a Chromium. Installs one if there is none: Debian's package as root, otherwise Playwright's download. */
export function ensureBrowser(): string {
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, where there is no file.`)
  if (!findBrowser()) installPackages('chromium', 'chromium-headless-shell', 'fonts-liberation')
  if (!findBrowser()) run('npx playwright install --with-deps chromium')
  const found = findBrowser()
  if (found) return found
  throw new Error(
    'This command needs a Chromium, and none could be installed. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to its executable.',
  )
}

/** Installs Debian's packages, if this process is root. */
export function installPackages(...names: string[]) {
  if (!findProgram('apt-get') || process.getuid?.() !== 0) return
  run(`apt-get update; apt-get install --yes --no-install-recommends ${names.join(' ')}`)
}

function run(command: string) {
  console.log(`A browser is missing. Running: ${command}`)
  spawnSync(command, { shell: true, stdio: 'inherit' })
}
