import type { Plugin } from 'vite'
import { ceo } from '../../app/content/firm.ts'

const name = 'virtual:photograph'

/** Publishes the photograph that `firm.ts` names, as `virtual:photograph`, and no other picture in `app/content`. */
export function photograph(): Plugin {
  return {
    name: 'photograph',
    resolveId: { filter: { id: RegExp(`^${name}$`) }, handler: () => `\0${name}` },
    load: {
      filter: { id: RegExp(`^\0${name}$`) },
      handler() {
        const { imageUrl } = ceo.portrait
        // Two widths of the portrait on the about page, one or two pixels each, and the small one of the home page.
        const variants = {
          photograph: 'w=240;480;768&format=avif;jpg&as=picture',
          small: 'w=160&format=webp',
        }
        const exported = Object.entries(variants).map(([variant, query]) =>
          imageUrl.endsWith('.svg')
            ? `export const ${variant} = undefined`
            : `export { default as ${variant} } from ${JSON.stringify(`/app/content/${imageUrl}?${query}`)}`,
        )
        return exported.join('\n')
      },
    },
  }
}
