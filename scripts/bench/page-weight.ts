import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext, Page, Request } from 'playwright'
import { inlineScripts } from '../build/inline-code.ts'
import { hydrated } from '../support/hydrated.ts'
import { Traffic } from './traffic.ts'

/**
 * The phases of a visit: `first`, until the page is there and nothing more comes, with the boot held back; `booted`,
 * when script has taken over; `used`, when all of the page has been on screen and every form has had the focus.
 */
export const phases = ['first', 'booted', 'used'] as const
export type Phase = (typeof phases)[number]

export const kinds = ['html', 'css', 'script', 'font', 'picture', 'other'] as const
export type Kind = (typeof kinds)[number]

type Fetched = {
  url: string
  kind: Kind
  phase: Phase
  /** Of the body, as it was sent. */
  bytes: number
  /** It came in the text of another. */
  inline?: true
}

export type PageWeight = {
  fetched: Fetched[]
  /** Addresses asked for that are not the site's own. */
  thirdParties: string[]
  /** Names of cookies, and of entries in storage of any kind, once the page has been used. */
  cookies: string[]
  storage: string[]
}

/** Lighthouse's mobile screen. */
export const mobileScreen = { width: 412, height: 823 }

/**
 * Visits a page as a stranger on a phone would, and weighs what is sent for it.
 *
 * The boot waits for a sign of interest or for an idle browser. Here the browser is never idle until it is told to be,
 * so that what is fetched `first` is all that can come before the boot, however fast the machine is.
 *
 * @param context a fresh one: nothing in the cache, `mobileScreen` for its viewport
 * @param url of the page
 */
export async function weighPage(context: BrowserContext, url: string): Promise<PageWeight> {
  const page = await context.newPage()
  await page.addInitScript(holdIdleBack)
  const traffic = new Traffic(page)
  const ended = new Map<Request, Phase>()
  const endPhase = async (phase: Phase) => {
    await traffic.quiet()
    for (const request of traffic.finished) if (!ended.has(request)) ended.set(request, phase)
  }

  const html = (await (await page.goto(url, { waitUntil: 'load' }))?.text()) ?? ''
  await endPhase('first')
  await page.evaluate(() => dispatchEvent(new Event('idle-at-last')))
  await hydrated(page.locator('header').first())
  await endPhase('booted')
  await lookAround(page)
  await endPhase('used')

  const fetched: Fetched[] = await Promise.all(
    [...ended].map(async ([request, phase]) => ({
      url: request.url(),
      kind: await kindOf(request),
      phase,
      bytes: Math.max(0, (await request.sizes()).responseBodySize),
    })),
  )
  fetched.push(inlineScript(url, html))
  const { origin } = new URL(url)
  const weight = {
    fetched,
    thirdParties: traffic.asked.filter((asked) => new URL(asked).origin !== origin),
    cookies: (await context.cookies()).map(({ name }) => name),
    storage: await storedEntries(page),
  }
  await page.close()
  return weight
}

/** What a page brings of script in its own text, which is in its HTML once more. It takes no request. */
function inlineScript(url: string, html: string): Fetched {
  const bytes = brotliCompressSync(inlineScripts(html).join('')).length
  return { url: `${url} (inline)`, kind: 'script', phase: 'first', bytes, inline: true }
}

/** Bytes of these kinds fetched by the end of a phase. */
export function bytesBy({ fetched }: PageWeight, phase: Phase, ...wanted: Kind[]): number {
  return fetchedBy(fetched, phase)
    .filter(({ kind }) => wanted.includes(kind))
    .reduce((sum, { bytes }) => sum + bytes, 0)
}

export function requestsBy({ fetched }: PageWeight, phase: Phase): number {
  return fetchedBy(fetched, phase).filter(({ inline }) => !inline).length
}

function fetchedBy(fetched: Fetched[], last: Phase): Fetched[] {
  return fetched.filter(({ phase }) => phases.indexOf(phase) <= phases.indexOf(last))
}

/** Runs in the page, before its own script. */
function holdIdleBack(): void {
  const idle = window.requestIdleCallback.bind(window)
  const held: IdleRequestCallback[] = []
  window.requestIdleCallback = (callback) => held.push(callback)
  const release = () => {
    window.requestIdleCallback = idle
    for (const callback of held) idle(callback)
  }
  addEventListener('idle-at-last', release, { once: true })
}

async function lookAround(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
  })
  for (const form of await page.locator('form').all()) {
    await form.getByRole('textbox').first().focus()
  }
}

async function kindOf(request: Request): Promise<Kind> {
  const type = (await (await request.response())?.headerValue('content-type')) ?? ''
  if (type.startsWith('text/html')) return request.isNavigationRequest() ? 'html' : 'other'
  if (type.startsWith('text/css')) return 'css'
  if (/javascript/.test(type)) return 'script'
  if (type.startsWith('font/')) return 'font'
  if (type.startsWith('image/')) return 'picture'
  return 'other'
}

function storedEntries(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `caches ${name}`),
  ])
}
