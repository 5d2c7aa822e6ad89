import { Asset, useRouter, useTags } from '@tanstack/react-router'

/**
 * The router's head tags, without its `modulepreload` links. The page can be read and used before any script runs, so
 * scripts must not compete with the text and the fonts for bandwidth.
 */
export function DocumentHead() {
  const nonce = useRouter().options.ssr?.nonce
  return useTags()
    .filter(({ attrs }) => attrs?.rel !== 'modulepreload')
    .map((tag) => <Asset key={JSON.stringify(tag)} {...tag} {...(nonce && { nonce })} />)
}
