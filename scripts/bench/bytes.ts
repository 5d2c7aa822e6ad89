import type { Browser } from 'playwright'
import { budgets } from './budgets.ts'
import {
  bytesBy,
  type Kind,
  mobileScreen,
  type PageWeight,
  type Phase,
  phases,
  requestsBy,
  weighPage,
} from './page-weight.ts'
import { measuredPages } from './pages.ts'
import { type Check, check, type Findings } from './report.ts'
import { kilobytes } from './statistics.ts'

const phaseNames: Record<Phase, string> = {
  first: 'before the boot',
  booted: 'after the boot',
  used: 'scrolled through, forms in use',
}

/** Weighs every page in a browser of its own cache, against the built site. */
export async function measureBytes(browser: Browser, site: string): Promise<Findings> {
  const rows: (string | number)[][] = []
  const checks: Check[] = []
  for (const page of measuredPages) {
    const context = await browser.newContext({ viewport: mobileScreen })
    const weight = await weighPage(context, `${site}${page}`)
    await context.close()
    for (const phase of phases) rows.push([page, phaseNames[phase], ...cells(weight, phase)])
    checks.push(...checkBytes(page, weight))
  }
  return {
    tables: [
      {
        title: 'Bytes on the wire (KB of 1024, bodies as sent)',
        columns: [
          'page',
          'until',
          'HTML',
          'CSS',
          'script',
          'fonts',
          'pictures',
          'other',
          'requests',
          'third party',
          'cookies',
          'storage',
        ],
        rows,
        notes: [
          'Each line holds what the lines before it hold. Before the boot: no interaction, and the browser never idle. A phone’s screen, an empty cache. Script is with what stands in the page itself, which is in its HTML too.',
        ],
      },
    ],
    checks,
  }
}

/** Everything about a page's weight that has a limit. */
export function checkBytes(page: string, weight: PageWeight): Check[] {
  const size = (phase: Phase, kind: Kind) => kilobytes(bytesBy(weight, phase, kind))
  return [
    check(budgets.scriptBeforeBoot, size('first', 'script'), page),
    page === '/contact'
      ? check(budgets.scriptOfContact, size('used', 'script'), page)
      : check(budgets.scriptAfterBoot, size('booted', 'script'), page),
    check(budgets.css, size('used', 'css'), page),
    check(budgets.fonts, size('used', 'font'), page),
    check(budgets.html, size('first', 'html'), page),
    check(budgets.thirdParties, weight.thirdParties.length, page),
    check(budgets.cookies, weight.cookies.length, page),
    check(budgets.storage, weight.storage.length, page),
  ]
}

function cells(weight: PageWeight, phase: Phase): (string | number)[] {
  const size = (kind: Kind) => kilobytes(bytesBy(weight, phase, kind))
  // Read once, at the end of the visit.
  const atEnd = (entries: string[]) => (phase === 'used' ? entries.length : '')
  return [
    size('html'),
    size('css'),
    size('script'),
    size('font'),
    size('picture'),
    size('other'),
    requestsBy(weight, phase),
    atEnd(weight.thirdParties),
    atEnd(weight.cookies),
    atEnd(weight.storage),
  ]
}
