/** Stand-in for Vercel: follows the routes of config.json (Build Output API 3), sends its files, and calls its function. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { atTheEdge, filesIn, isVisit, platformContext, servePlatform } from './serve.ts'

const output = join(process.cwd(), '.vercel/output')

const routeSchema = v.strictObject({
  src: v.string(),
  dest: v.optional(v.string()),
  headers: v.optional(v.record(v.string(), v.string()), {}),
  methods: v.optional(v.array(v.string())),
  status: v.optional(v.number()),
  continue: v.optional(v.boolean(), false),
})
type Route = v.InferOutput<typeof routeSchema>
const filesystem = v.object({ handle: v.literal('filesystem') })

const routesSchema = v.array(v.union([filesystem, routeSchema]))
const config: unknown = JSON.parse(await readFile(join(output, 'config.json'), 'utf8'))
const { routes } = v.parse(v.object({ version: v.literal(3), routes: routesSchema }), config)
const filesAt = routes.findIndex((route) => v.is(filesystem, route))
const isRoute = (route: (typeof routes)[number]): route is Route => 'src' in route
const phases = [routes.slice(0, filesAt), routes.slice(filesAt)].map((all) => all.filter(isRoute))

const { default: server } = await import(join(output, 'functions/__server.func/index.mjs'))
const fileAt = filesIn(join(output, 'static'))

await servePlatform(async (request) => {
  const headers = new Headers()
  let path = new URL(request.url).pathname
  for (const phase of phases) {
    const route = follow(phase, path, request.method, headers)
    if (route?.status) return new Response(null, { status: route.status, headers })
    path = route?.dest ?? path
    if (path === '/__server') return callServer(request, headers)
    const file = await fileAt(request, path, headers)
    if (file) return isVisit(request) ? file : new Response(null, { status: 405 })
  }
  return new Response(null, { status: 404 })
})

/** Applies the routes of a phase in order: each match sets its headers, and the first without `continue` is returned. */
function follow(phase: Route[], path: string, method: string, headers: Headers) {
  for (const route of phase) {
    const match = new RegExp(`^${route.src}$`).exec(path)
    if (!match || (route.methods && !route.methods.includes(method))) continue
    for (const [name, value] of Object.entries(route.headers)) {
      headers.set(name, value.replace('$1', match[1] ?? ''))
    }
    if (!route.continue) return route
  }
  return undefined
}

async function callServer(request: Request, headers: Headers): Promise<Response> {
  const passedOn = atTheEdge(request)
  const response: Response = await server.fetch(passedOn, platformContext)
  for (const [name, value] of response.headers) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}
