import { fileURLToPath } from 'node:url'
import type { Plugin, UserConfig } from 'vite'

const silentEventClient = fileURLToPath(
  new URL('../../app/platform/silent-event-client.ts', import.meta.url),
)

/** Warnings that nobody here can act on: libraries' `"use client"`, Nitro's own configuration, a slow machine. */
const noise = [
  'MODULE_LEVEL_DIRECTIVE',
  'MISSING_CODE_SPLITTING_GROUP_DEBUG_NAME',
  'PLUGIN_TIMINGS',
]

/** Prints a bundler's warning, unless it is noise. */
export function warnUnlessNoise<Of extends { code?: string | undefined }>(
  warning: Of,
  warn: (warning: Of) => void,
) {
  if (!noise.includes(warning.code ?? '')) warn(warning)
}

/**
 * One file for what every page needs, with the few words that two pages share, and another for what every form needs.
 * They compress better than their parts, and take one request each.
 */
const groups = [
  { name: 'site', test: /\/app\/(?:client\.tsx|content\/contact-fields\.ts)$/, priority: 2 },
  {
    name: 'form',
    test: /\/app\/submissions\/(?:text|form\/(?:SubmissionForm|use-submission-form))\.tsx?$/,
    priority: 1,
  },
]

/** Errors that React makes as it loads, to throw them later: signals to itself, which nobody reads. */
const reactSignal = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/** How the script that visitors load is bundled, and what the build prints. */
export function clientBundle(): Plugin {
  const client: UserConfig = {
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  }
  return {
    name: 'client-bundle',
    apply: 'build',
    config: () => ({
      logLevel: 'warn',
      resolve: { alias: { '@tanstack/devtools-event-client': silentEventClient } },
      build: { rolldownOptions: { onwarn: warnUnlessNoise } },
      environments: { client },
    }),
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler(code) {
        if (code.search(reactSignal) === -1)
          this.warn('React makes no errors as it loads any more.')
        // Without a stack. In a browser that is being traced each stack makes it read all of React once more, 25 ms.
        const signal = '$1 = Object.create(Error.prototype, { message: { value: $2 } })'
        return { code: code.replace(reactSignal, signal), map: null }
      },
    },
  }
}
