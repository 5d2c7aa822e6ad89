import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../support/processes.ts'
import {
  applyColors,
  colorFiles,
  type DarkRule,
  inDarkScheme,
  lightOnly,
  themeColors,
  toHex,
} from './colors.ts'

const illustrations = join(root, 'app/illustrations')

/** The drawings with their colors in them, for Vite to import like any image. */
const folder = join(root, 'node_modules/.cache/drawings')

/** Drawings that are served at a fixed URL. */
const fixed = [
  { url: 'favicon.svg', file: join(illustrations, 'mark/favicon.svg'), darkRule: inDarkScheme },
  { url: 'images/ceo-portrait.svg', file: join(illustrations, 'portrait/ceo-portrait.svg') },
]

/**
 * What Lightning CSS does not compile, or compiles to what Safari before 16.4 ignores: `not (min-width: …)`. A plugin of
 * PostCSS, because Vite's own hooks do not see a style sheet that another one imports.
 */
const olderSyntax = {
  postcssPlugin: 'older-syntax',
  Declaration: (declaration: { value: string }) => {
    declaration.value = toHex(declaration.value)
  },
  AtRule: {
    media: (rule: { params: string }) => {
      rule.params = rule.params.replaceAll(
        /< ([\d.]+)rem/g,
        (_, limit) => `<= ${Number(limit) - 0.001}rem`,
      )
    },
  },
}

const globalStyles = readFileSync(join(root, 'app/design-system/global.css'), 'utf8')
const [layers = ''] = globalStyles.match(/^@layer .+;$/m) ?? []

/** Writes the order of the layers into each style sheet, because the bundler chooses which of them a page has first. */
const layerOrder = {
  postcssPlugin: 'layer-order',
  Once: (sheet: { prepend: (css: string) => void }) => sheet.prepend(layers),
}

/** Gives the colors of `tokens.css` and `palette.css` to the drawings, and to what the browser draws around a page. */
export function drawings(): Plugin {
  const files = new Set<string>()

  function paint(file: string): string {
    files.add(file)
    mkdirSync(folder, { recursive: true })
    const name = relative(illustrations, file).replaceAll(sep, '-')
    const target = join(folder, name.replace(/\.svg$/, ''))
    writeFileSync(`${target}.svg`, read(file))
    // In its light colors alone, to be inlined in a page. In a URL a space takes three characters.
    const inPage = read(file, () => '').replaceAll(/ (?:d|points)="[^"]+"/g, (path) =>
      path.replaceAll(/(?<=\d) (?=[-.\d])/g, ','),
    )
    writeFileSync(`${target}.light.svg`, inPage)
    return target
  }

  return {
    name: 'drawings',
    enforce: 'pre',
    config: () => ({
      define: { 'import.meta.env.THEME_COLORS': JSON.stringify(themeColors()) },
      css: { postcss: { plugins: [olderSyntax, layerOrder] } },
    }),
    resolveId: {
      filter: { id: /\.svg\?(url|first-view)$/ },
      handler(source, importer = root) {
        const [file = '', query] = source.split('?')
        // The browser's script does not need what the page already has.
        const isInPage = query === 'first-view' && this.environment.name !== 'client'
        const painted = paint(resolve(dirname(importer), file))
        return isInPage ? `${painted}.light.svg?inline` : `${painted}.svg?url`
      },
    },
    transform: {
      filter: { id: /\/global\.css$/ },
      handler: (code) => code + lightOnly(),
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { url, file, darkRule } of fixed) {
        this.emitFile({ type: 'asset', fileName: url, source: read(file, darkRule) })
      }
    },
    configureServer(server) {
      for (const { url, file, darkRule } of fixed) {
        server.middlewares.use(`/${url}`, (_, response) => {
          response.setHeader('content-type', 'image/svg+xml').end(read(file, darkRule))
        })
      }
    },
    hotUpdate({ file }) {
      if (!file.endsWith('.svg') && !colorFiles.some((colors) => file.endsWith(colors))) return
      for (const drawing of files) paint(drawing)
      this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

function read(file: string, darkRule?: DarkRule): string {
  return applyColors(inlineUses(file), darkRule)
}

/** A drawing with the drawings in it, which it names by `<use href="./other.svg" transform="…"/>`. */
function inlineUses(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(
    /<use href="(\.\/[^"]+\.svg)"([^>]*)\/>/g,
    (_, other, attributes) =>
      inlineUses(join(dirname(file), other))
        .replace(/<svg[^>]*>/, `<g fill="none"${attributes}>`)
        .replace('</svg>', '</g>'),
  )
}
