import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { colorFiles, inDarkScheme, inHex, lightOnly, painted, themeColors } from './colors.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const illustrations = join(root, 'app/illustrations')

/** The drawings with their colors in them, for Vite to import like any image. */
const folder = join(root, 'node_modules/.cache/drawings')

/** Drawings that are served at a fixed URL. */
const fixed = [
  { url: 'favicon.svg', file: join(illustrations, 'mark/favicon.svg'), dark: inDarkScheme },
  { url: 'images/ceo-portrait.svg', file: join(illustrations, 'portrait/ceo-portrait.svg') },
]

/** Gives the colors of `tokens.css` and `palette.css` to the drawings, and to what the browser draws around a page. */
export function drawings(): Plugin {
  const files = new Set<string>()

  function paint(file: string): string {
    files.add(file)
    const target = join(folder, basename(file))
    mkdirSync(join(folder, 'light'), { recursive: true })
    writeFileSync(target, read(file))
    writeFileSync(
      inLight(target),
      read(file, () => ''),
    )
    return target
  }

  return {
    name: 'drawings',
    enforce: 'pre',
    config: () => ({
      define: { 'import.meta.env.THEME_COLORS': JSON.stringify(themeColors()) },
      // Vite's own hooks do not see a style sheet that another one imports.
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: 'hex-colors',
              Declaration(declaration) {
                declaration.value = inHex(declaration.value)
              },
            },
          ],
        },
      },
    }),
    resolveId: {
      filter: { id: /\.svg\?(url|first-view)$/ },
      handler(source, importer = root) {
        const [file = '', query] = source.split('?')
        // The browser's script does not need what the page already has.
        const isInPage = query === 'first-view' && this.environment.name !== 'client'
        const painted = paint(resolve(dirname(importer), file))
        return isInPage ? `${inLight(painted)}?inline` : `${painted}?url`
      },
    },
    transform: {
      filter: { id: /\/global\.css$/ },
      handler: (code) => ({ code: code + lightOnly(), map: null }),
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { url, file, dark } of fixed) {
        this.emitFile({ type: 'asset', fileName: url, source: read(file, dark) })
      }
    },
    configureServer(server) {
      for (const { url, file, dark } of fixed) {
        server.middlewares.use(`/${url}`, (_, response) => {
          response.setHeader('content-type', 'image/svg+xml').end(read(file, dark))
        })
      }
    },
    hotUpdate({ file }) {
      if (!files.has(file) && !colorFiles.some((colors) => file.endsWith(colors))) return
      for (const drawing of files) paint(drawing)
      this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

/** The same drawing in its light colors alone, for a page that has it inside. */
function inLight(file: string): string {
  return join(dirname(file), 'light', basename(file))
}

function read(file: string, dark?: Parameters<typeof painted>[1]): string {
  return painted(readFileSync(file, 'utf8'), dark)
}
