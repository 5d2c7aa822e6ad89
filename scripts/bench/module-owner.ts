/**
 * Whose code a module is: a package's, a folder's of the site's own (`app/sections`), or the build's.
 *
 * @param id as the bundler names it: an absolute path, with a query perhaps; or a name of no file
 * @param root of the project, with a slash at its end
 */
export function ownerOf(id: string, root: string): string {
  const [path = ''] = id.split('?')
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
  if (inPackage) return inPackage
  if (!path.startsWith(root)) return 'put in by the build'
  return path.slice(root.length).split('/').slice(0, -1).slice(0, 2).join('/')
}
