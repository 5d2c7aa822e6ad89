import { canonicalPaths } from '../../app/pages.ts'
import { missed } from '../../scripts/bench/figures.ts'
import { weighPage } from '../../scripts/bench/page-weight.ts'
import { expect, test } from '../support/test.ts'

for (const path of canonicalPaths) {
  test(`${path} keeps its limits of bytes, hosts and storage`, async ({ browser, site }) => {
    expect(missed(await weighPage(browser, `${site.url}${path}`))).toEqual([])
  })
}
