import type { Plugin } from 'vite'

/** The import of a page's code, as TanStack's code splitter writes it into the route's file. */
const pageImport = /\bimport\((["'])([^"']+\?tsr-split=[^"']+)\1\)/g

/** A dynamic import, as the bundler writes it. The group is the file's path. */
const lateImport = /\bimport\(([`"'][^`"']+\.js[`"'])\)/g

/**
 * Wraps each import of a page's code in `loadCode`, and adds the file's path to the error of a failed dynamic import,
 * because Safari's error does not contain it.
 */
export function guardPageCode(): Plugin {
  let guarded = 0
  return {
    name: 'guard-page-code',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code) {
      const wrapped = code.replace(pageImport, (call) => {
        guarded += 1
        return `__loadCode(() => ${call})`
      })
      if (wrapped === code) return null
      const helper = `import { loadCode as __loadCode } from '~/loading/load-code'\n`
      return { code: helper + wrapped, map: null }
    },
    renderChunk(code) {
      const marked = code.replace(lateImport, '$&.catch(e=>{e.url=$1;throw e})')
      return marked === code ? null : { code: marked, map: null }
    },
    buildEnd(error) {
      if (error || this.environment.mode !== 'build' || guarded > 0) return
      this.error('No import of a page’s code was found to guard. Has the code splitter changed?')
    },
  }
}
