/** Every page that a visitor can be on, and what the browser itself has to say about it in its console. */
export const everyPage: readonly { path: string; complaints: string[] }[] = [
  { path: '/', complaints: [] },
  { path: '/contact', complaints: [] },
  { path: '/about', complaints: [] },
  { path: '/privacy', complaints: [] },
  { path: '/no-such-page', complaints: ['status of 404'] },
]
