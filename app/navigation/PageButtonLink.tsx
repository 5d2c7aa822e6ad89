import { createLink } from '@tanstack/react-router'
import { ButtonLink } from '~/design-system/button/ButtonLink'

/** The design system's ButtonLink, leading to a page of this site. */
export const PageButtonLink = createLink(ButtonLink)
