/**
 * `npm run bench:bundle`: whose code each kilobyte of script is, on every page. Builds the site, sees which files of
 * script a page fetches, and shares out the bytes of each file among those whose code it was made of. A file is
 * compressed as a whole, so an owner's share of it is reckoned by minified length.
 */
import { basename } from 'node:path'
import { chromium } from 'playwright'
import { createBuilder, minifySync, type Plugin } from 'vite'
import { ensureBrowser } from '../support/find-browser.ts'
import { root } from '../support/processes.ts'
import { ownerOf } from './module-owner.ts'
import { mobileScreen, type Phase, weighPage } from './page-weight.ts'
import { measuredPages } from './pages.ts'
import { render, type Table } from './report.ts'
import { withSite } from './running-site.ts'
import { kilobytes } from './statistics.ts'

/** Minified length by owner. */
type Lengths = Map<string, number>
/** Bytes on the wire by page and owner. */
type Weights = Map<string, Map<string, number>>

const phaseTitles: Record<Phase, string> = {
  first: 'Before the boot',
  booted: 'Added by the boot',
  used: 'Added when the page is scrolled through and its forms are in use',
}

const files = await buildAndLookInside()
const weights = await weighScripts(files)
for (const [phase, title] of Object.entries(phaseTitles) as [Phase, string][]) {
  if (weights[phase].size === 0) continue
  console.log(`\n${render(ownersTable(`${title} (KB of script, as sent)`, weights[phase]))}`)
}

/** @returns for each file of script, what it was made of */
async function buildAndLookInside(): Promise<Map<string, Lengths>> {
  const found = new Map<string, Lengths>()
  const look: Plugin = {
    name: 'look-inside',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const lengths: Lengths = new Map()
        for (const [id, { code }] of Object.entries(chunk.modules)) {
          add(lengths, ownerOf(id, root), minifiedLength(code ?? ''))
        }
        found.set(basename(chunk.fileName), lengths)
      }
    },
  }
  const builder = await createBuilder({
    configFile: 'app.config.ts',
    logLevel: 'error',
    plugins: [look],
  })
  await builder.buildApp()
  return found
}

/** Of code that cannot be minified on its own, the length as it is. */
function minifiedLength(code: string): number {
  return minifySync('module.js', code).code.length || code.length
}

async function weighScripts(madeOf: Map<string, Lengths>): Promise<Record<Phase, Weights>> {
  const weights: Record<Phase, Weights> = { first: new Map(), booted: new Map(), used: new Map() }
  const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: false })
  try {
    await withSite({ API_HOST: 'http://127.0.0.1:9' }, async ({ url: site }) => {
      for (const page of measuredPages) {
        const context = await browser.newContext({ viewport: mobileScreen })
        const { fetched } = await weighPage(context, `${site}${page}`)
        await context.close()
        for (const { url, bytes, phase, inline } of fetched.filter(
          ({ kind }) => kind === 'script',
        )) {
          const ofPage = weights[phase].get(page) ?? new Map<string, number>()
          weights[phase].set(page, ofPage)
          if (inline) add(ofPage, 'written into the page', bytes)
          else share(bytes, madeOf.get(basename(new URL(url).pathname)), ofPage)
        }
      }
    })
    return weights
  } finally {
    await browser.close()
  }
}

/** Adds a file's bytes to those of its owners, to each by its length. */
function share(bytes: number, lengths: Lengths | undefined, owners: Map<string, number>): void {
  const all = sum(lengths?.values() ?? [])
  if (!lengths || all === 0) add(owners, 'put in by the build', bytes)
  else for (const [owner, length] of lengths) add(owners, owner, (bytes * length) / all)
}

function ownersTable(title: string, weights: Weights): Table {
  const on = (page: string, owner: string) => weights.get(page)?.get(owner) ?? 0
  const heaviest = (owner: string) => Math.max(...measuredPages.map((page) => on(page, owner)))
  const owners = [...new Set([...weights.values()].flatMap((ofPage) => [...ofPage.keys()]))]
  return {
    title,
    columns: ['', ...measuredPages],
    rows: [
      ...owners
        .toSorted((a, b) => heaviest(b) - heaviest(a))
        .map((owner) => [owner, ...measuredPages.map((page) => kilobytes(on(page, owner)))]),
      ['all', ...measuredPages.map((page) => kilobytes(sum(weights.get(page)?.values() ?? [])))],
    ],
  }
}

function add(counts: Map<string, number>, name: string, more: number): void {
  counts.set(name, (counts.get(name) ?? 0) + more)
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0)
}
