import { existsSync } from 'node:fs'
import { installPackages } from '../../scripts/support/find-browser.ts'

const programs = ['firefox-esr', 'WebKitWebDriver', 'Xvfb', 'xauth']
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth']

/**
 * Installs Firefox and WebKitGTK from Debian's packages, unless they are there.
 *
 * @throws with what to do, when that does not work
 */
export function ensureEngines() {
  const missing = () => programs.filter((program) => !existsSync(`/usr/bin/${program}`))
  if (missing().length > 0) installPackages(packages)
  if (missing().length === 0) return
  throw new Error(
    `These tests need Debian's Firefox and WebKitGTK, and ${missing().join(', ')} could not be installed. As root: apt-get install ${packages.join(' ')}`,
  )
}
