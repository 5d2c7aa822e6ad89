/** Stand-in for AWS: calls the function built in the working directory with each request as an API Gateway event. */
import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { invokeLambdaHandler } from 'srvx/aws-lambda'
import { atTheEdge, servePlatform } from './serve.ts'

const folder = process.cwd()
// In a folder without the rest of the project, like the archive that is uploaded.
const deployed = await mkdtemp(join(folder, 'deployed-'))
await cp(join(folder, '.output/server'), deployed, { recursive: true })
const { handler } = await import(join(deployed, 'index.mjs'))

await servePlatform(async (request) => {
  const response = await invokeLambdaHandler(handler, atTheEdge(request))
  // The gateway sets the length itself.
  response.headers.delete('content-length')
  return response
})
