import { ensureBrowser, findProgram, installPackages } from '../../scripts/support/find-browser.ts'

/** For Playwright's global setup, and not in its configuration, which lint loads too. */
export default function installBrowsers() {
  ensureBrowser()
  if (!process.env.CHROMIUM_PATH && !findProgram('chromium-headless-shell'))
    installPackages('chromium-headless-shell', 'fonts-liberation')
}
