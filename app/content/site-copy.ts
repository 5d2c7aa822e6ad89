import { copyrightYear } from './constants.ts'
import { firm } from './firm.ts'

/** The words of the header, the footer and the other parts around every page. */
export const siteCopy = {
  skip: 'Skip to content',
  openMenu: 'Open main menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  menu: 'Menu',
  footerNavigation: 'Footer',
  loading: 'Loading the page',
  /** Under the firm's name: what it does, and where. */
  tagline: `Tax and bookkeeping in ${firm.cities}`,
  places: `${firm.cities}, ${firm.state}`,
  copyright: `© ${copyrightYear} ${firm.legalName.replace(/\.?$/, '.')} All rights reserved.`,
  call: (city: string) => `Call ${city}`,
  directions: 'Directions',
  directionsTo: (city: string) => `Directions to the ${city} office (opens in a new tab)`,
  email: 'Email',
  privacy: 'Privacy policy',
}
