import type { Plugin } from 'vite'

const address = '/design'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Design system</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  </head>
  <body>
    <div id="gallery"></div>
    <script type="module" src="/app/design-gallery/main.tsx"></script>
  </body>
</html>
`

/**
 * Shows every part of the design system at /design, to those who work on the site. It is no route: the page is the
 * dev server's own, so nothing of it can reach the build, and the router knows no link to it.
 */
export function designGallery(): Plugin {
  return {
    name: 'design-gallery',
    apply: 'serve',
    configureServer(server) {
      // Before the middlewares of Start and Nitro, which would look for a route.
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (request.method !== 'GET' || pathname !== address) return next()
        try {
          const html = await server.transformIndexHtml(address, page)
          response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
