import { findProgram, installPackages } from '../../scripts/support/find-browser.ts'

const programs = ['firefox-esr', 'WebKitWebDriver', 'Xvfb', 'xauth']
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth']

/** For Playwright's global setup, and not in its configuration, which lint loads too. */
export default function installEngines() {
  const missing = () => programs.filter((program) => !findProgram(program))
  if (missing().length > 0) installPackages(...packages)
  if (missing().length > 0) {
    throw new Error(
      `These tests need Debian's Firefox and WebKitGTK, and ${missing().join(', ')} could not be installed. As root: apt-get install ${packages.join(' ')}`,
    )
  }
}
