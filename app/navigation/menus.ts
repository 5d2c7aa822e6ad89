import type { PageTarget } from './page-target'

type MenuLink = PageTarget & { name: string }

/** `type` says whether the header shows the item as a plain link or as a button. */
export type NavigationItem = MenuLink & { type: 'link' | 'button' }

export const headerLinks: readonly NavigationItem[] = [
  { name: 'Services', type: 'link', to: '/home', hash: 'services' },
  { name: 'About', type: 'link', to: '/about' },
  { name: 'Schedule Consultation', type: 'button', to: '/contact' },
]

export const footerLinks: readonly MenuLink[] = [
  { name: 'Services', to: '/home', hash: 'services' },
  { name: 'About', to: '/about' },
  { name: 'Contact Us', to: '/contact' },
]
