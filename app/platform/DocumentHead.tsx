import { Asset, useTags } from '@tanstack/react-router'

/**
 * The router's head tags, without its `modulepreload` links. The page can be read and used before any script runs, so
 * scripts must not compete with the text and the fonts for bandwidth.
 */
export function DocumentHead() {
  return useTags()
    .filter(({ attrs }) => attrs?.rel !== 'modulepreload')
    .map((tag) => <Asset key={JSON.stringify(tag)} {...tag} />)
}
