import { Asset, useTags } from '@tanstack/react-router'

/**
 * The router's head tags, without its preloads of script: the page reads, navigates and submits before any script, so
 * none of it may take the line from what is read first.
 */
export function DocumentHead() {
  return useTags()
    .filter(({ attrs }) => attrs?.rel !== 'modulepreload')
    .map((tag) => <Asset key={JSON.stringify(tag)} {...tag} />)
}
