import { checkBytes } from '../../scripts/bench/bytes.ts'
import { bytesBy, mobileScreen, requestsBy, weighPage } from '../../scripts/bench/page-weight.ts'
import { measuredPages } from '../../scripts/bench/pages.ts'
import { complaint } from '../../scripts/bench/report.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: mobileScreen })

for (const path of measuredPages) {
  test(`${path} keeps to its limits of bytes, and to itself`, async ({ context, site }) => {
    const weight = await weighPage(context, `${site.url}${path}`)

    // Were one of these nothing, the limits would be kept by not having looked.
    for (const kind of ['html', 'css', 'script', 'font'] as const) {
      expect(bytesBy(weight, 'first', kind), kind).toBeGreaterThan(0)
    }
    expect(requestsBy(weight, 'booted')).toBeGreaterThan(requestsBy(weight, 'first'))

    const fonts = weight.fetched.filter(({ kind }) => kind === 'font')
    expect(fonts, 'a character of the page is not in scripts/font-characters.ts').toHaveLength(2)

    const missed = checkBytes(path, weight).filter(({ met }) => !met)
    expect(missed.map(complaint)).toEqual([])
  })
}
