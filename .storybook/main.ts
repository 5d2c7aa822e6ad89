import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { drawings } from '../scripts/build/drawings.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../app/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Not app.config.ts: stories need neither the router nor the server.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [drawings()],
      resolve: { alias: { '~': fileURLToPath(new URL('../app', import.meta.url)) } },
    }),
}

export default config
