import { createServer } from 'vite'
import { root } from './processes.ts'

/** A Vite server that loads the app's modules as the site does, with its alias. Call `ssrLoadModule`, then `close`. */
export function appModules() {
  return createServer({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': `${root}app` } },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
}
