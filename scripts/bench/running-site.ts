import { type Site, startSite } from '../support/processes.ts'

/**
 * Starts the built site, does `work` with it, and stops it.
 *
 * @throws as soon as the site stops by itself, with what it printed last: whatever is measured then is of no use
 */
export async function withSite<Result>(
  variables: Record<string, string>,
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  const site = await startSite({ SUBMISSION_LIMIT: '0', ...variables })
  const stopped = new Promise<never>((_, reject) => {
    site.process.once('exit', (code, signal) =>
      reject(new Error(`The site has stopped (${signal ?? code}):\n${site.output().slice(-2000)}`)),
    )
  })
  // It also stops when the work is done, and then nobody waits for this.
  stopped.catch(() => undefined)
  try {
    return await Promise.race([work(site), stopped])
  } finally {
    await site.stop()
  }
}
