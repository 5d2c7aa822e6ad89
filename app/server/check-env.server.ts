import { defineMiddleware } from 'nitro'
import { readHostEnv } from './host-env.server'
import { describeError, log } from './log.server'

let checked = false

/**
 * Says in the log what is wrong with the variables when the first request arrives, before a visitor's submission
 * fails on it. For hosts that start the site themselves, where there is no start to stop.
 */
export default defineMiddleware(() => {
  if (checked) return
  checked = true
  try {
    readHostEnv()
  } catch (error) {
    log('error', 'configuration', { error: describeError(error) })
  }
})
