import { ConfigurationError, type Env, readEnv } from './server-variables.server'

/**
 * The variables, on the host that the site was built for: where files do not outlive the process there can be no
 * embedded inbox, and without an API host whatever was sent would be lost.
 *
 * @throws {ConfigurationError}
 */
export function readHostEnv(): Env {
  const env = readEnv()
  if (env.API_HOST === undefined && import.meta.env.HOST_KEEPS_FILES === false) {
    throw new ConfigurationError(
      'API_HOST must be set: this host keeps no files, so the site has no inbox of its own. It is not set. Example: API_HOST=https://api.example.com',
    )
  }
  return env
}
