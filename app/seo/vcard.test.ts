import { expect, test } from 'vitest'
import { siteOrigin } from '~/content/urls'
import { vCard } from './vcard'

const business = {
  legalName: 'Egg Rock; Sons, & Daughters \\ Inc.',
  email: 'office@eggrock.example',
}
const office = {
  id: 'lynn',
  city: 'Lynn',
  address: { street: '12 Breakwater Row\nSecond floor, rear', region: 'MA', postalCode: '01901' },
  internationalTelephone: '+1-781-555-0142',
} as const

test('every line ends in CRLF, and special characters are escaped', () => {
  expect(vCard(business, office).replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    'FN:Egg Rock\\; Sons\\, & Daughters \\\\ Inc.\\, Lynn',
    'ORG:Egg Rock\\; Sons\\, & Daughters \\\\ Inc.;Lynn',
    'X-ABSHOWAS:COMPANY',
    'ADR;TYPE=WORK:;;12 Breakwater Row\\nSecond floor\\, rear;Lynn;MA;01901;United States',
    'TEL;TYPE=WORK,VOICE:+1-781-555-0142',
    'EMAIL;TYPE=INTERNET:office@eggrock.example',
    `URL:${siteOrigin}/contact#lynn`,
    'END:VCARD',
    '',
  ])
})

test('a long line is folded at 75 bytes, never within a character', () => {
  const legalName = 'Compañía “Egg Rock” '.repeat(12)
  const card = vCard({ ...business, legalName }, office)
  const longest = Math.max(...card.split('\r\n').map((line) => Buffer.byteLength(line)))
  expect(longest).toBeLessThanOrEqual(75)
  expect(longest).toBeGreaterThan(72)
  expect(card).not.toContain('\ufffd')
  expect(card.replaceAll('\r\n ', '')).toContain(`ORG:${legalName};Lynn\r\n`)
})
