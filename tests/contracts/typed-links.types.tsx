import type { NavigationItem } from '~/navigation/menus'
import { PageButtonLink, PageLink } from '~/navigation/PageLink'

/** A link that the pages do not have yet, and links that must not compile: `npm run typecheck` is the test. Nothing runs this file. */
export const links = [
  <PageButtonLink key="office" to="/contact" hash="lynn" variant="quiet" />,

  // @ts-expect-error: there is no such page
  <PageLink key="no page" to="/no-such-page" />,
  // @ts-expect-error: there is no such section on the home page
  <PageLink key="no section" to="/home" hash="prices" />,
  // @ts-expect-error: the offices are on the contact page
  <PageLink key="elsewhere" to="/about" hash="lynn" />,
  // @ts-expect-error: there is no office there
  <PageLink key="no office" to="/contact" hash="worcester" />,
  // @ts-expect-error: a page of this site is named by `to`
  <PageButtonLink key="address" href="/about" />,
]

export const items: NavigationItem[] = [
  // @ts-expect-error: it is a link or a button
  { name: 'About', type: 'tab', to: '/about' },
]
