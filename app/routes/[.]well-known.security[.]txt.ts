import { createFileRoute } from '@tanstack/react-router'
import { securityReports } from '~/content/firm'
import { securityTxt } from '~/seo/security-txt'

export const Route = createFileRoute('/.well-known/security.txt')({
  server: {
    handlers: {
      GET: () => new Response(securityTxt(securityReports, import.meta.env.VITE_SITE_URL?.trim())),
    },
  },
})
