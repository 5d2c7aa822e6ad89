/**
 * Stands for Netlify: calls the functions that the build has written by what each one's configuration says, sends the
 * static files with the headers of `_headers`, and follows `_redirects`. A static file takes GET and HEAD; whether a
 * function with `preferStatic` is called for other methods is not documented, so here it is not.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { atTheEdge, servePlatform } from './serve.ts'
import { fileFor, sendFile } from './static-files.ts'

const [folder = ''] = process.argv.slice(2)
const functionsFolder = join(folder, '.netlify/functions-internal')
const filesFolder = join(folder, 'dist')

const configSchema = v.object({
  path: v.string(),
  excludedPath: v.array(v.string()),
  preferStatic: v.optional(v.boolean(), false),
  method: v.optional(v.array(v.string())),
})
type Config = v.InferOutput<typeof configSchema>

const functions = await readFunctions()
const headerRules = readRules(await readFile(join(filesFolder, '_headers'), 'utf8'))
const redirects = (await readFile(join(filesFolder, '_redirects'), 'utf8')).trim()
if (redirects !== '') throw new Error(`Not read here: ${redirects}`)

await servePlatform(async (request) => {
  const { pathname } = new URL(request.url)
  const file = await fileFor(filesFolder, pathname)
  const matching = functions.filter(({ config }) => matches(config, pathname, request.method))
  const called = matching.find(({ config }) => !config.preferStatic || !file)
  if (called) return called.handle(atTheEdge(request, { 'x-nf-client-connection-ip': '192.0.2.1' }))
  if (file && (request.method === 'GET' || request.method === 'HEAD')) {
    return sendFile(file, headersFor(pathname))
  }
  return new Response('Not Found', { status: 404 })
})

async function readFunctions() {
  const entries = await readdir(functionsFolder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.map(async (name) => {
      // A folder's function is the file of its own name.
      const module = await import(join(functionsFolder, name, `${name}.mjs`))
      const handle: (request: Request) => Promise<Response> = module.default
      return { config: v.parse(configSchema, module.config), handle }
    }),
  )
}

function matches({ path, excludedPath, method }: Config, pathname: string, asked: string) {
  if (method && !method.includes(asked)) return false
  return covers(path, pathname) && !excludedPath.some((excluded) => covers(excluded, pathname))
}

function covers(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*')
    ? pathname.startsWith(pattern.slice(0, -1))
    : pathname.replace(/(.)\/$/, '$1') === pattern
}

/** `_headers`: a path, and below it, indented, what is set for all that it covers. */
function readRules(text: string) {
  const rules: { path: string; headers: [string, string][] }[] = []
  for (const line of text.split('\n').filter((written) => written.trim() !== '')) {
    const rule = rules.at(-1)
    if (!/^\s/.test(line)) rules.push({ path: line.trim(), headers: [] })
    else if (rule) {
      const [name = '', ...value] = line.trim().split(':')
      rule.headers.push([name, value.join(':').trim()])
    }
  }
  return rules
}

function headersFor(pathname: string): Headers {
  const headers = new Headers()
  for (const rule of headerRules.filter(({ path }) => covers(path, pathname))) {
    for (const [name, value] of rule.headers) headers.append(name, value)
  }
  return headers
}
