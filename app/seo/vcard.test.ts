import { expect, test } from 'vitest'
import { siteOrigin } from '~/content/urls'
import { attachment, vCard } from './vcard'

const business = {
  legalName: 'Egg Rock; Sons, & Daughters \\ Inc.',
  email: 'office@eggrock.example',
  languages: ['English', 'Spanish'],
}
const office = {
  id: 'lynn',
  city: 'Lynn',
  address: { street: '12 Breakwater Row\nSecond floor, rear', region: 'MA', postalCode: '01901' },
  internationalTelephone: '+1-781-555-0142',
  hours: [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:30' }],
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
    'NOTE:Monday to Friday\\, 9 am to 5:30 pm\\nEnglish\\, Spanish',
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

test('without hours and languages there is no note', () => {
  const card = vCard({ ...business, languages: [] }, { ...office, hours: [] })
  expect(card).not.toContain('NOTE')
})

test.each([
  ['Egg Rock Lynn.vcf', 'egg-rock-lynn.vcf'],
  ['Łuk Lynn.vcf', '%C5%82uk-lynn.vcf'],
  ['税理士 Lynn.vcf', '%E7%A8%8E%E7%90%86%E5%A3%AB-lynn.vcf'],
])('the card of %s has a name', (name, file) => {
  expect(attachment(name)).toBe(`attachment; filename*=UTF-8''${file}`)
})
