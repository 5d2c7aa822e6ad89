/**
 * Stands for Vercel: routes by the build's config.json (Build Output API, version 3), sends its static files, and
 * calls its function. A static file takes GET and HEAD; Vercel answers 405 to anything else.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { atTheEdge, servePlatform } from './serve.ts'
import { fileFor, sendFile } from './static-files.ts'

const [folder = ''] = process.argv.slice(2)
const output = join(folder, '.vercel/output')

const routeSchema = v.union([
  v.object({ handle: v.literal('filesystem') }),
  v.strictObject({
    src: v.string(),
    dest: v.optional(v.string()),
    headers: v.optional(v.record(v.string(), v.string())),
    methods: v.optional(v.array(v.string())),
    status: v.optional(v.number()),
    continue: v.optional(v.boolean(), false),
  }),
])
type Route = Extract<v.InferOutput<typeof routeSchema>, { src: string }>

const { routes } = v.parse(
  v.object({ version: v.literal(3), routes: v.array(routeSchema) }),
  JSON.parse(await readFile(join(output, 'config.json'), 'utf8')),
)
const filesystem = routes.findIndex((route) => 'handle' in route)
const isRoute = (route: (typeof routes)[number]): route is Route => 'src' in route
const before = routes.slice(0, filesystem).filter(isRoute)
const after = routes.slice(filesystem).filter(isRoute)

const { default: server } = await import(join(output, 'functions/__server.func/index.mjs'))

await servePlatform(async (request) => {
  const headers = new Headers()
  const { pathname } = new URL(request.url)
  const first = follow(before, pathname, request.method, headers)
  if (first.status) return new Response(null, { status: first.status, headers })
  const found = await answerAt(first.path, request, headers)
  if (found) return found
  const second = follow(after, first.path, request.method, headers)
  if (second.status) return new Response(null, { status: second.status, headers })
  return (await answerAt(second.path, request, headers)) ?? new Response(null, { status: 404 })
})

/** Goes through a phase's routes: each that matches sets its headers, and the first without `continue` ends it. */
function follow(phase: Route[], path: string, method: string, headers: Headers) {
  for (const { src, dest = path, methods, status, ...route } of phase) {
    const match = new RegExp(`^${src}$`).exec(path)
    if (!match || (methods && !methods.includes(method))) continue
    for (const [name, value] of Object.entries(route.headers ?? {})) {
      headers.set(name, value.replace('$1', match[1] ?? ''))
    }
    if (!route.continue) return { path: dest, status }
  }
  return { path, status: undefined }
}

async function answerAt(path: string, request: Request, headers: Headers) {
  if (path === '/__server') return callServer(request, headers)
  const file = await fileFor(join(output, 'static'), path)
  if (!file) return undefined
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405 })
  }
  return sendFile(file, headers)
}

/** What the function says of a header wins over what the routes have set. */
async function callServer(request: Request, headers: Headers): Promise<Response> {
  const answer: Response = await server.fetch(
    atTheEdge(request, { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' }),
    { waitUntil: () => undefined },
  )
  const both = new Headers(headers)
  for (const [name, value] of answer.headers) both.set(name, value)
  return new Response(answer.body, { status: answer.status, headers: both })
}
