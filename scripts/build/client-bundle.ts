import { minifySync, type Plugin } from 'vite'

/** No warnings about `"use client"` in libraries, or about a slow machine. */
export const checks = { moduleLevelDirective: false, bundlerTimings: false }

/** What the build does to the script and the class names of a page beyond Vite's defaults, and what it prints. */
export function clientBundle(): Plugin[] {
  const bundle: Plugin = {
    name: 'client-bundle',
    apply: 'build',
    config: () => ({
      logLevel: 'warn',
      // Short, because each page has its class names twice, in its styles and in its markup: 0.7 KB as sent.
      css: { modules: { generateScopedName: '_[hash:base64:4]' } },
      build: { rolldownOptions: { checks } },
    }),
  }
  return [bundle, inlineScript]
}

/** Replaces the functions of the page's inline script by their text, minified: the script would be twice as long. */
const inlineScript: Plugin = {
  name: 'inline-script',
  apply: 'build',
  transform: {
    filter: {
      id: /\/app\/boot\/(?:boot|close-dialogs|dialog-polyfill|hold-forms|keep-text|mark-scrolled)\.ts$/,
    },
    handler(code, id) {
      const minified = minifySync(id, code, { module: true }).code
      const [, name, rest] = minified.match(/^export function (\w+)(\(.*\})\s*;?$/s) ?? []
      if (!rest) this.error(`Expected one exported function in ${id}: ${minified}`)
      return `export const ${name} = ${JSON.stringify(`function${rest}`)}`
    },
  },
}
