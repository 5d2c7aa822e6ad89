import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, findProgram, installPackages } from '../../scripts/support/find-browser.ts'
import { folderOf } from '../hosts/running-host.ts'

/** For Playwright's global setup, and not in its configuration, which lint loads too. */
export default function setUp() {
  // `npm run test:hosts` has built others.
  const isBuilt = existsSync(join(folderOf(undefined), '.output/server/index.mjs'))
  if (!isBuilt && !process.env.HOST_BUILDS)
    throw new Error('There is no built site. Run `npm run build` first.')
  ensureBrowser()
  if (!process.env.CHROMIUM_PATH && !findProgram('chromium-headless-shell'))
    installPackages('chromium-headless-shell', 'fonts-liberation')
}
