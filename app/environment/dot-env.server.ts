import { existsSync } from 'node:fs'

/** Takes variables from `.env` in the working folder, where there is one; what is already set wins. */
export function loadDotEnv(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
