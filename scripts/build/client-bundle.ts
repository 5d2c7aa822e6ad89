import { hash } from 'node:crypto'
import { dirname, relative, resolve } from 'node:path'
import { minifySync, type Plugin } from 'vite'
import { root } from '../support/processes.ts'

/** No warnings about `"use client"` in libraries, or about a slow machine. */
export const checks = { moduleLevelDirective: false, bundlerTimings: false }

const site = [
  /\/app\/client\.tsx$/,
  // Most pages share these few lines. Files of their own would be requests, and named in each page: 0.8 KB more on `/`.
  /\/app\/content\/(?:contact-fields|newsletter)\.ts$/,
  /\/(?:Entries|NewsletterBanner)\.tsx$/,
  // A form's styles too: it is in the page before its code is.
  /\/app\/(?:design-system|submissions)\/.*\.module\.css$/,
]

/** A file each for what every page needs and for what every form needs: they compress better than their parts. */
const groups = [
  // The styles of the contact form, so that every other page has 0.5 KB less.
  {
    name: 'contact-form',
    test: /\/(?:ContactForm|Select|SwitchField|TextArea)\.module\.css$/,
    priority: 3,
  },
  { name: 'site', test: (id: string) => site.some((part) => part.test(id)), priority: 2 },
  {
    name: 'form',
    test: /\/app\/submissions\/(?:field-schemas|form\/(?:SubmissionForm|use-submission-form))\.tsx?$/,
    priority: 1,
  },
]

const classes = new Map<string, string>()

/** A short name for a class. The names from the source, which the dev server uses, take 0.7 KB more on each page. */
function shortName(name: string, file: string): string {
  const source = `.${name} in ${relative(root, file)}`
  const short = `_${hash('sha256', source, 'base64url').slice(0, 4)}`
  const owner = classes.get(short) ?? source
  if (owner !== source) throw new Error(`Rename one: ${owner} and ${source} have the same hash.`)
  classes.set(short, source)
  return short
}

/** How the script that visitors load is bundled, and what the build prints. */
export function clientBundle(): Plugin[] {
  // Writes the names of classes where they are used: 0.9 KB less on `/`.
  const optimization = { inlineConst: { mode: 'all' as const } }
  const client = {
    build: { rolldownOptions: { optimization, output: { codeSplitting: { groups } } } },
  }
  const bundle: Plugin = {
    name: 'client-bundle',
    apply: 'build',
    config: () => ({
      logLevel: 'warn',
      css: { modules: { generateScopedName: shortName } },
      resolve: {
        alias: {
          '@tanstack/devtools-event-client': `${root}app/platform/silent-event-client.ts`,
          // The variant for React 18 and newer.
          'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
        },
      },
      build: { rolldownOptions: { checks } },
      environments: { client },
    }),
  }
  return [bundle, keepStyles, splitBiography, importClassesByName, inlineScript]
}

const isClient = ({ name }: { name: string }) => name === 'client'

/**
 * A CSS module counts as unused when `inlineConst` has copied its class names into the components, or when only a lazy form
 * imports it. The page needs its styles all the same.
 */
const keepStyles: Plugin = {
  name: 'keep-styles',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: isClient,
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
}

/** For the about page `firm.ts` is a module of its own, so that the other pages do not load the biography. */
let biographies = 0
const splitBiography: Plugin = {
  name: 'split-biography',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: isClient,
  resolveId: {
    filter: { id: /\/firm\.ts$/ },
    handler(source, importer) {
      if (!importer?.endsWith('/content/about.ts')) return null
      biographies += 1
      return `${resolve(dirname(importer), source)}?biography`
    },
  },
  buildEnd(error) {
    if (error || biographies > 0) return
    this.error('content/about.ts no longer imports firm.ts: the biography would be on every page.')
  },
}

/** Imports classes one by one instead of as an object, so that the bundler leaves out unused names: 0.4 KB less on `/`. */
const importClassesByName: Plugin = {
  name: 'import-classes-by-name',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: isClient,
  transform: {
    filter: { id: /\.tsx(?:\?|$)/, code: '.module.css' },
    handler: (code) =>
      code.replaceAll(/import (\w+) from (?='[^']+\.module\.css')/g, 'import * as $1 from '),
  },
}

/** Replaces the functions of the page's inline script by their text, minified. */
const inlineScript: Plugin = {
  name: 'inline-script',
  apply: 'build',
  transform: {
    filter: { id: /\/app\/platform\/(?:boot|close-dialogs|dialog-polyfill|restore-forms)\.ts$/ },
    handler(code, id) {
      const minified = minifySync(id, code, { module: true }).code
      const [, text, name] = minified.match(/^export (function (\w+)\(.*\})\s*;?$/s) ?? []
      if (!text) this.error(`Expected one exported function in ${id}: ${minified}`)
      return `export const ${name} = ${JSON.stringify(text)}`
    },
  },
}
