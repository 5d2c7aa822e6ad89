import addonA11y from '@storybook/addon-a11y'
import { type Decorator, definePreview } from '@storybook/react-vite'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import '~/design-system/global.css'
import styles from './preview.module.css'

/** Draws the story once for each chosen color scheme. The color tokens follow the nearest `color-scheme`. */
const inSchemes: Decorator = (Story, { globals, parameters }) => (
  <div className={styles.schemes}>
    {['light', 'dark']
      .filter((scheme) => globals.scheme === scheme || globals.scheme === 'both')
      .map((scheme) => (
        <div
          key={scheme}
          className={styles.scheme}
          data-bleed={parameters.bleed}
          style={{ colorScheme: scheme }}
        >
          <Story />
        </div>
      ))}
  </div>
)

export default definePreview({
  addons: [addonA11y(), addonPseudoStates()],
  parameters: { layout: 'fullscreen' },
  globalTypes: {
    scheme: {
      description: 'Color scheme',
      toolbar: {
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'both', title: 'Both schemes', icon: 'sidebyside' },
        ],
      },
    },
  },
  initialGlobals: { scheme: 'both' },
  decorators: [inSchemes],
})
