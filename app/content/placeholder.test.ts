import { expect, test } from 'vitest'
import { findPlaceholders, placeholder } from './placeholder'

test('placeholders are found at any depth, and nothing else is', () => {
  const content = {
    firm: { name: placeholder('A firm'), founded: 2010, since: 'Since 2010' },
    offices: [{ city: 'Lynn' }, { city: 'Boston', street: placeholder('A street') }],
    greeting: (name: string) => `Hello, ${name}`,
  }
  expect(findPlaceholders(content)).toEqual([
    { path: 'firm.name', standIn: 'A firm' },
    { path: 'offices[1].street', standIn: 'A street' },
  ])
})
