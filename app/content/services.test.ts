import { expect, test } from 'vitest'
import { serviceGroups } from './services'

const services = serviceGroups.flatMap((group) => group.services)

test('the nine services are offered by their exact names', () => {
  expect(services.map(({ name }) => name).toSorted()).toEqual([
    'Account Reconciliation',
    'Bill Payment',
    'Business Plan Preparation',
    'Controllership',
    'Financial Statements',
    'IRS Audit Representation',
    'Invoicing and Collections',
    'Monthly Bookkeeping',
    'Tax Planning and Preparation',
  ])
})

test('each service has an icon of its own', () => {
  const folder = '../illustrations/service-icon'
  const files = Object.keys(import.meta.glob('../illustrations/service-icon/*.svg'))
  expect(services.map(({ icon }) => `${folder}/${icon}.svg`).toSorted()).toEqual(files.toSorted())
})
