import { canonicalPaths } from '../../app/page-table.ts'
import { missed } from '../../scripts/bench/figures.ts'
import { weighPage } from '../../scripts/bench/page-weight.ts'
import { expect, test } from '../support/test.ts'

for (const path of canonicalPaths) {
  test(`${path} keeps within its limits of bytes and storage @release`, async ({
    browser,
    site,
  }) => {
    const beyond = missed(await weighPage(browser, `${site.url}${path}`))
    expect(beyond, 'scripts/bench/page-weight.ts says what each limit is for.').toEqual([])
  })
}
