/** The HTML without script and preloads of script. Data in script elements, like JSON-LD, stays. */
export function removeScript(html: string): string {
  return html
    .replace(/<script\b(?![^>]*\btype="(?!module"|text\/javascript"))[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\b(rel="modulepreload"|as="script")[^>]*>/g, '')
}
