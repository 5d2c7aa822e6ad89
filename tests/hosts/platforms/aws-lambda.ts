/**
 * Stands for AWS: turns each request into an API Gateway event (payload format 2.0), calls the handler of the function
 * built in the folder that is the argument, and sends what the handler's result says.
 */
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { servePlatform } from './serve.ts'

const [folder = ''] = process.argv.slice(2)
// By itself, as the archive that is uploaded.
const deployed = join(folder, 'deployed')
await cp(join(folder, '.output/server'), deployed, { recursive: true })
const { handler } = await import(join(deployed, 'index.mjs'))

const resultSchema = v.object({
  statusCode: v.number(),
  headers: v.record(v.string(), v.string()),
  cookies: v.optional(v.array(v.string())),
  body: v.optional(v.string(), ''),
  isBase64Encoded: v.optional(v.boolean(), false),
})

await servePlatform(async (request) => {
  const { statusCode, headers, body, isBase64Encoded } = v.parse(
    resultSchema,
    await handler(await eventOf(request), { awsRequestId: crypto.randomUUID() }),
  )
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  // What the handler says of the length is the gateway's own to say.
  const { 'content-length': _, ...rest } = headers
  return new Response(bytes.length > 0 ? bytes : null, { status: statusCode, headers: rest })
})

async function eventOf(request: Request) {
  const url = new URL(request.url)
  const bytes = Buffer.from(await request.arrayBuffer())
  const type = request.headers.get('content-type') ?? ''
  // The gateway hands on as text what says that it is; a posted form does not.
  const isText = type.startsWith('text/') || type.startsWith('application/json')
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    // One value a name: the gateway joins those that come twice with a comma.
    headers: {
      ...Object.fromEntries(request.headers),
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '443',
    },
    requestContext: {
      accountId: '123456789012',
      apiId: 'site',
      domainName: url.host,
      domainPrefix: 'site',
      http: {
        method: request.method,
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: '192.0.2.1',
        userAgent: request.headers.get('user-agent') ?? '',
      },
      requestId: crypto.randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: new Date().toUTCString(),
      timeEpoch: Date.now(),
    },
    ...(bytes.length > 0 ? { body: bytes.toString(isText ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: bytes.length > 0 && !isText,
  }
}
