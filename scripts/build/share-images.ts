import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Draws the picture that stands beside a link to a page, for every page, into the built site. The dev server goes
 * without: nobody shares a link to it.
 */
export function shareImages(): Plugin {
  return {
    name: 'share-images',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      // Read as the site's own code is, alias and all, and apart from the configuration that names this plugin: a
      // changed headline is no reason for the dev server to start anew.
      const { module } = await runnerImport<typeof import('./draw-share-images.tsx')>(
        `${root}scripts/build/draw-share-images.tsx`,
        { root, configFile: false, logLevel: 'error', resolve: { alias: { '~': `${root}app` } } },
      )
      for (const { path, png } of await module.drawShareImages()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: png })
      }
    },
  }
}
