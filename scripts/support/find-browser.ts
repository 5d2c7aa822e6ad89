import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const { CHROMIUM_PATH = '' } = process.env
const headlessShell = '/usr/bin/chromium-headless-shell'

/** The path of a Chromium. Installs one if there is none: Debian's package as root, otherwise Playwright's download. */
export function ensureBrowser(): string {
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, where there is no file.`)
  const find = () =>
    [
      CHROMIUM_PATH,
      chromium.executablePath(),
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ].find(existsSync)
  if (!find()) installPackages('chromium', 'chromium-headless-shell', 'fonts-liberation')
  if (!find()) run('npx playwright install --with-deps chromium')
  const found = find()
  if (found) return found
  throw new Error(
    'This command needs a Chromium, and none could be installed. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to its executable.',
  )
}

/** The path of Debian's headless shell, in which tests take two thirds of the time, or else of any Chromium. */
export function ensureHeadlessShell(): string {
  const browser = ensureBrowser()
  if (CHROMIUM_PATH) return browser
  if (!existsSync(headlessShell)) installPackages('chromium-headless-shell', 'fonts-liberation')
  return existsSync(headlessShell) ? headlessShell : browser
}

/** Installs Debian's packages, if this process is root. */
export function installPackages(...names: string[]) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  run(`apt-get update; apt-get install --yes --no-install-recommends ${names.join(' ')}`)
}

function run(command: string) {
  console.log(`A browser is missing. Running: ${command}`)
  spawnSync(command, { shell: true, stdio: 'inherit' })
}
