import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../app/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its other reader of props needs the compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  // Not app.config.ts: stories need neither the router nor the server.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { alias: { '~': fileURLToPath(new URL('../app', import.meta.url)) } },
    }),
}

export default config
