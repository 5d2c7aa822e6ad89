import { firm } from '../../app/content/firm.ts'
import { canonicalPaths } from '../../app/page-table.ts'
import { publicOrigin } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test('every link, file and fragment that a page names exists', async ({ page, site }) => {
  const answers = new Map<string, { status: number; ids: string[] }>()
  const links: { from: string; url: URL; tag: string }[] = []
  const isOwn = (url: URL) => [site.url, publicOrigin].includes(url.origin)
  const paths: string[] = [...canonicalPaths]
  // The loop adds the URLs that it finds.
  for (const path of paths) {
    if (answers.has(path)) continue
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    const isMarkup = /^(text\/html|image\/svg)/.test(answer.headers.get('content-type') ?? '')
    const { ids, named } = await page.evaluate(collectLinks, isMarkup ? await answer.text() : '')
    answers.set(path, { status: answer.status, ids })
    for (const { address, tag } of named) {
      const url = new URL(address, site.url + path)
      links.push({ from: path, url, tag })
      if (isOwn(url)) paths.push(url.pathname + url.search)
    }
  }

  const broken = links.flatMap(({ from, url, tag }) => {
    const answer = answers.get(url.pathname + url.search)
    if (url.protocol === 'tel:') return /^tel:\+1\d{10}(;ext=\d+)?$/.test(url.href) ? [] : [tag]
    if (url.protocol === 'mailto:') return url.href === `mailto:${firm.email}` ? [] : [tag]
    if (!isOwn(url)) {
      const isSafe = /target="_blank"/.test(tag) && /rel="[^"]*noopener[^"]*"/.test(tag)
      return url.protocol === 'https:' && isSafe ? [] : [tag]
    }
    const part = decodeURIComponent(url.hash.slice(1))
    const isThere = answer?.status === 200 && (!part || answer.ids.includes(part))
    return isThere ? [] : [`${from}: ${tag} (${answer?.status})`]
  })
  expect(broken).toEqual([])
  // The crawler has found pages, share images and icons.
  const found = ['/home', '/privacy', '/share/about.png', '/favicon.svg']
  expect([...answers.keys()]).toEqual(expect.arrayContaining(found))
  expect(links.some(({ url }) => url.href.includes('maps/dir'))).toBe(true)
})

/** The ids in a page or drawing, and the URLs in its tags. Runs in the browser. */
function collectLinks(markup: string) {
  const all = new DOMParser().parseFromString(markup, 'text/html').querySelectorAll('*')
  const named = [...all].flatMap((element) => {
    const of = (name: string) => element.getAttribute(name) ?? ''
    const sets = `${of('srcset')}, ${of('imagesrcset')}`.split(/,\s/)
    const content = /^og:(image|url)$/.test(of('property')) ? of('content') : ''
    const addresses = sets.map((candidate) => candidate.trim().split(' ')[0] ?? '')
    return [...addresses, of('href'), of('src'), of('poster'), content]
      .filter((address) => address && !address.startsWith('data:'))
      .map((address) => ({ address, tag: element.outerHTML.replace(element.innerHTML, '') }))
  })
  return { ids: [...all].map(({ id }) => id), named }
}
