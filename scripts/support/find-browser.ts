import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const aptGet =
  'apt-get update; apt-get install --yes --no-install-recommends chromium fonts-liberation'
const download = 'npx playwright install --with-deps chromium'

/**
 * The path of a Chromium: `CHROMIUM_PATH`, Playwright's own download, or the system's. Where there is none it installs
 * one: Debian's package where it may use apt-get, else Playwright's download.
 *
 * @throws with what to do, when neither works
 */
export function ensureBrowser(): string {
  const mayUseAptGet = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  const commands = mayUseAptGet ? [aptGet, download] : [download]
  for (let found = findBrowser(); ; found = findBrowser()) {
    if (found) return found
    const command = commands.shift()
    if (!command) break
    console.log(`No Chromium found. Running: ${command}`)
    spawnSync(command, { shell: true, stdio: 'inherit' })
  }
  throw new Error(
    'The end-to-end tests need a Chromium, and none could be installed. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to its executable.',
  )
}

function findBrowser(): string | undefined {
  const { CHROMIUM_PATH = '' } = process.env
  return [CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers].find(existsSync)
}
