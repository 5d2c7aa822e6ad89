import { minifySync, type Plugin } from 'vite'
import { root } from '../support/processes.ts'

/** No warnings about `"use client"` in libraries, or about a slow machine. */
export const checks = { moduleLevelDirective: false, bundlerTimings: false }

const shared = [
  /\/app\/client\.tsx$/,
  /\/app\/content\/(?:contact-fields|newsletter)\.ts$/,
  /\/(?:Entries|NewsletterBanner)\.tsx$/,
  /\/app\/(?:design-system|forms)\/.*\.module\.css$/,
]

/**
 * How the script that visitors load is bundled, and what the build prints. Each part is needed for a limit of
 * `scripts/bench/page-weight.ts`. The figures are what a page would have more without it, in KB as sent.
 */
export function clientBundle(): Plugin[] {
  const groups = [
    // Every other page has its styles in the document otherwise: 0.4.
    {
      name: 'contact-form',
      test: /\/(?:ContactForm|Select|SwitchField|TextArea)\.module\.css$/,
      priority: 2,
    },
    // What most pages share. Files of their own compress worse, and each page names them: 1.8 on `/`.
    {
      name: 'site',
      test: (id: string) => shared.some((part) => part.test(id)),
      priority: 1,
    },
  ]
  // With `classNames`, writes the name of a class where it is used: 1.5 on `/`.
  const optimization = { inlineConst: { mode: 'all' as const } }
  const client = {
    build: { rolldownOptions: { optimization, output: { codeSplitting: { groups } } } },
  }
  const bundle: Plugin = {
    name: 'client-bundle',
    apply: 'build',
    config: () => ({
      logLevel: 'warn',
      // Short, because each page has its class names twice, in its styles and in its markup: 0.7.
      css: { modules: { generateScopedName: '_[hash:base64:4]' } },
      // 0.8 with a form in use.
      resolve: {
        alias: {
          '@tanstack/devtools-event-client': `${root}scripts/build/no-op-event-client.ts`,
        },
      },
      build: { rolldownOptions: { checks } },
      environments: { client },
    }),
  }
  return [bundle, classNames, inlineScript]
}

/**
 * Imports classes one by one instead of as an object, so that the bundler can inline their names. Then it would drop the
 * CSS module, but the page needs its styles all the same.
 */
const classNames: Plugin = {
  name: 'class-names',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.(?:tsx(?:\?.*)?|module\.css)$/ },
    handler: (code, id) => ({
      code: code.replaceAll(
        /import (\w+) from (?=["'][^"']+\.module\.css["'])/g,
        'import * as $1 from ',
      ),
      map: null,
      ...(id.endsWith('.css') && { moduleSideEffects: 'no-treeshake' as const }),
    }),
  },
}

/** Replaces the functions of the page's inline script by their text, minified: the script would be twice as long. */
const inlineScript: Plugin = {
  name: 'inline-script',
  apply: 'build',
  transform: {
    filter: { id: /\/app\/boot\/(?:boot|close-dialogs|dialog-polyfill|hold-forms|keep-text)\.ts$/ },
    handler(code, id) {
      const minified = minifySync(id, code, { module: true }).code
      const [, text, name] = minified.match(/^export (function (\w+)\(.*\})\s*;?$/s) ?? []
      if (!text) this.error(`Expected one exported function in ${id}: ${minified}`)
      return `export const ${name} = ${JSON.stringify(text)}`
    },
  },
}
