import { defineMiddleware } from 'nitro'
import * as v from 'valibot'

const binding = v.object({ connectionString: v.string() })

/** Lets the Worker's binding HYPERDRIVE, Cloudflare's pool of connections, take the place of `DATABASE_URL`. */
export default defineMiddleware(({ req }) => {
  const hyperdrive = req.runtime?.cloudflare?.env?.HYPERDRIVE
  if (v.is(binding, hyperdrive)) process.env.DATABASE_URL = hyperdrive.connectionString
})
