import { expect, test } from 'vitest'
import { ownerOf } from './module-owner.ts'

test.each([
  ['/site/node_modules/react-dom/cjs/client.js', 'react-dom'],
  ['/site/node_modules/@tanstack/router-core/dist/router.js', '@tanstack/router-core'],
  ['/site/node_modules/nitro/node_modules/srvx/index.mjs', 'srvx'],
  ['/site/app/sections/hero/Hero.tsx', 'app/sections'],
  ['/site/app/routes/about.tsx?tsr-split=component', 'app/routes'],
  ['/site/app/client.tsx', 'app'],
  ['\0vite/preload-helper.js', 'put in by the build'],
])('%s belongs to %s', (id, owner) => {
  expect(ownerOf(id, '/site/')).toBe(owner)
})
