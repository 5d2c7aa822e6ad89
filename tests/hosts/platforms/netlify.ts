/** Stand-in for Netlify: calls the functions of the build by their configuration, and sends files by `_headers`. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atTheEdge, filesIn, isVisit, platformContext, servePlatform } from './serve.ts'

const folder = process.cwd()
const functionsFolder = join(folder, '.netlify/functions-internal')
const filesFolder = join(folder, 'dist')

type NetlifyFunction = {
  config: { path: string; excludedPath: string[]; preferStatic?: boolean; method?: string[] }
  default: (request: Request, context: typeof platformContext) => Promise<Response>
}

// The file of a function has the name of its folder.
const folders = (await readdir(functionsFolder)).filter((name) => !name.includes('.'))
const functions: NetlifyFunction[] = await Promise.all(
  folders.map((name) => import(join(functionsFolder, name, `${name}.mjs`))),
)
const headerRules = readRules(await readFile(join(filesFolder, '_headers'), 'utf8'))
const redirects = (await readFile(join(filesFolder, '_redirects'), 'utf8')).trim()
if (redirects !== '') throw new Error(`This stand-in does not support _redirects: ${redirects}`)
const fileAt = filesIn(filesFolder)

await servePlatform(async (request) => {
  const { pathname } = new URL(request.url)
  const rules = headerRules.filter(({ path }) => covers(path, pathname))
  const headers = new Headers(rules.flatMap((rule) => rule.headers))
  const file = await fileAt(request, pathname, headers)
  const called = functions.find(({ config }) => {
    const { path, excludedPath, preferStatic, method = [request.method] } = config
    const isExcluded = excludedPath.some((excluded) => covers(excluded, pathname))
    const isIncluded = covers(path, pathname) && method.includes(request.method)
    // Netlify does not document whether this holds for a POST to the path of a file.
    return isIncluded && !isExcluded && !(preferStatic && file)
  })
  if (called)
    return called.default(
      atTheEdge(request, { 'x-nf-client-connection-ip': '192.0.2.1' }),
      platformContext,
    )
  return file && isVisit(request) ? file : new Response('Not Found', { status: 404 })
})

function covers(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*')
    ? pathname.startsWith(pattern.slice(0, -1))
    : pathname.replace(/(.)\/$/, '$1') === pattern
}

/** The rules of `_headers`: a path pattern, and the headers that are indented below it. */
function readRules(text: string) {
  const rules: { path: string; headers: [string, string][] }[] = []
  for (const line of text.split('\n').filter((written) => written.trim() !== '')) {
    if (!/^\s/.test(line)) rules.push({ path: line.trim(), headers: [] })
    const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name) rules.at(-1)?.headers.push([name, value])
  }
  return rules
}
