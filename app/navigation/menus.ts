import { linkOptions } from '@tanstack/react-router'
import type { SectionId } from './sections'

/** Navigation items: a name, where it leads, and whether it has the weight of a link or of a button. */
export const headerLinks = linkOptions([
  { name: 'Services', type: 'link', to: '/home', hash: 'services' satisfies SectionId },
  { name: 'About', type: 'link', to: '/about' },
  { name: 'Schedule Consultation', type: 'button', to: '/contact' },
])

export const footerLinks = linkOptions([
  { name: 'Services', type: 'link', to: '/home', hash: 'services' satisfies SectionId },
  { name: 'About', type: 'link', to: '/about' },
  { name: 'Contact Us', type: 'link', to: '/contact' },
])
