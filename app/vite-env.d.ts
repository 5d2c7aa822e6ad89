interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string
  readonly VITE_SCHEDULING_URL?: string
  /** Set by `scripts/build/drawings.ts`: colors of tokens.css as #rrggbb, for the browser's own user interface. */
  readonly THEME_COLORS: Record<'light' | 'dark' | 'action', string>
}

declare module '#nitro/virtual/public-assets' {
  /** What Nitro knows of a file of the build, by its path. */
  export const getAsset: (path: string) => object | undefined
}

declare module 'tanstack-start-manifest:v' {
  /** Data of the build about the routes. `styles` has the text of each style sheet, by URL. */
  export const tsrStartManifest: () => { inlineCss?: { styles: Record<string, string> } }
}

declare module '*.svg?first-view' {
  /** A drawing in the first view: a `data:` URL on the server, the URL of its file in the browser. */
  const url: string
  export default url
}
