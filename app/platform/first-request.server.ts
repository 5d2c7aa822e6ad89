import { defineMiddleware } from 'nitro'
import { readHostEnv } from '~/environment/server-variables.server'
import { captureConsole, describeError, log } from '~/logging/log.server'

let arrived = false

/**
 * What `node.server.ts` does at the start, at the first request: for hosts that start the site themselves, where a
 * bad variable cannot stop it. It is in the log then before a visitor's submission fails on it.
 */
export default defineMiddleware(() => {
  if (arrived) return
  arrived = true
  captureConsole()
  try {
    readHostEnv()
  } catch (error) {
    log('error', 'configuration', { error: describeError(error) })
  }
})
