import { expect, test } from 'vitest'
import { vCard } from './vcard'

const business = {
  name: 'Egg Rock; Sons, & Daughters \\ Inc.',
  branch: 'Lynn',
  street: '12 Breakwater Row\nSecond floor, rear',
  city: 'Lynn',
  region: 'MA',
  postalCode: '01901',
  country: 'United States',
  telephone: '+1-781-555-0142',
  email: 'office@eggrock.example',
  url: 'https://eggrock.example/contact#lynn',
}

test('every line ends in CRLF, and special characters are escaped', () => {
  expect(vCard(business).replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    'FN:Egg Rock\\; Sons\\, & Daughters \\\\ Inc.\\, Lynn',
    'ORG:Egg Rock\\; Sons\\, & Daughters \\\\ Inc.;Lynn',
    'X-ABSHOWAS:COMPANY',
    'ADR;TYPE=WORK:;;12 Breakwater Row\\nSecond floor\\, rear;Lynn;MA;01901;United States',
    'TEL;TYPE=WORK,VOICE:+1-781-555-0142',
    'EMAIL;TYPE=INTERNET:office@eggrock.example',
    'URL:https://eggrock.example/contact#lynn',
    'END:VCARD',
    '',
  ])
})

test('a long line is folded at 75 bytes, never within a character', () => {
  const name = 'Compañía “Egg Rock” '.repeat(12)
  const card = vCard({ ...business, name })
  const longest = Math.max(...card.split('\r\n').map((line) => Buffer.byteLength(line)))
  expect(longest).toBeLessThanOrEqual(75)
  expect(longest).toBeGreaterThan(72)
  expect(card).not.toContain('\ufffd')
  expect(card.replaceAll('\r\n ', '')).toContain(`ORG:${name};Lynn\r\n`)
})
