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
        if (imageUrl.endsWith('.svg')) return 'export const narrow = undefined, wide = undefined'
        // In the two widths of the portrait, each for two pixel densities.
        const exported = Object.entries({ narrow: '240;480', wide: '384;768' }).map(
          ([layout, widths]) =>
            `export { default as ${layout} } from ${JSON.stringify(
              `/app/content/${imageUrl}?w=${widths}&format=avif;webp;jpg&as=picture`,
            )}`,
        )
        return exported.join('\n')
      },
    },
  }
}
