import { createLink } from '@tanstack/react-router'
import { ArrowLink } from '~/design-system/arrow-link/ArrowLink'

/** The design system's ArrowLink, leading to a page of this site. */
export const PageArrowLink = createLink(ArrowLink)
