import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The Chromium that the tests drive: `CHROMIUM_PATH`, Playwright's own download, or the system's.
 *
 * @returns the executable's path, or `undefined` where there is none yet
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  const candidates = [...(named ? [named] : []), chromium.executablePath(), ...systemBrowsers]
  return candidates.find((path) => existsSync(path))
}

/**
 * Finds a Chromium, and where there is none installs one: Debian's package where apt-get may be used,
 * Playwright's download otherwise.
 *
 * @throws with what to do, when neither can be had
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  for (const [command, ...args] of installSteps()) {
    console.log(`No Chromium found. Running: ${[command, ...args].join(' ')}`)
    try {
      execFileSync(command, args, { stdio: 'inherit' })
    } catch {
      // The next way, or the message below.
    }
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'The end-to-end tests need a Chromium, and none could be installed. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to its executable.',
  )
}

function installSteps(): [string, ...string[]][] {
  const apt: [string, ...string[]][] =
    existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
      ? [
          ['apt-get', 'update'],
          [
            'apt-get',
            'install',
            '--yes',
            '--no-install-recommends',
            'chromium',
            'fonts-liberation',
          ],
        ]
      : []
  return [...apt, ['npx', 'playwright', 'install', '--with-deps', 'chromium']]
}
