import type { PageTarget } from './page-target'

/** `type` says whether the header shows the item as a plain link or as a button. */
export type NavigationItem = PageTarget & { name: string; type: 'link' | 'button' }

export const headerLinks: readonly NavigationItem[] = [
  { name: 'Services', type: 'link', to: '/home', hash: 'services' },
  { name: 'About', type: 'link', to: '/about' },
  { name: 'Schedule Consultation', type: 'button', to: '/contact' },
]

export const footerLinks: readonly NavigationItem[] = [
  { name: 'Services', type: 'link', to: '/home', hash: 'services' },
  { name: 'About', type: 'link', to: '/about' },
  { name: 'Contact Us', type: 'link', to: '/contact' },
]
