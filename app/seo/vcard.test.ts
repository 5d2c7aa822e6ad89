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
  telephone: '781-555-0142',
  email: 'office@eggrock.example',
  url: 'https://eggrock.example/contact#lynn',
}

test('every line ends in CRLF, and what belongs to the format is set off', () => {
  const lines = vCard(business).split('\r\n')
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'N:;;;;'])
  expect(lines.slice(-2)).toEqual(['END:VCARD', ''])
  expect(lines).toContain('FN:Egg Rock\\; Sons\\, & Daughters \\\\ Inc.\\, Lynn')
  expect(lines).toContain('ORG:Egg Rock\\; Sons\\, & Daughters \\\\ Inc.;Lynn')
  expect(lines).toContain('TEL;TYPE=WORK,VOICE:+1-781-555-0142')
  expect(lines).toContain('URL:https://eggrock.example/contact#lynn')
  expect(lines.every((line) => !/[\r\n]/.test(line))).toBe(true)
  expect(vCard(business).replaceAll('\r\n ', '')).toContain(
    'ADR;TYPE=WORK:;;12 Breakwater Row\\nSecond floor\\, rear;Lynn;MA;01901;United States\r\n',
  )
})

test('a long line is folded at 75 bytes, and comes apart between characters', () => {
  const name = 'Compañía “Egg Rock” '.repeat(12)
  const card = vCard({ ...business, name })
  const lengths = card.split('\r\n').map((line) => Buffer.byteLength(line))
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  expect(Math.max(...lengths)).toBeGreaterThan(72)
  expect(card).not.toContain('�')
  expect(card.replaceAll('\r\n ', '')).toContain(`ORG:${name};Lynn\r\n`)
})
