import { expect, test, vi } from 'vitest'
import { dropSent, keepDraft, keptDraft } from './drafts'

test('a draft that a full storage refused is kept until the next one, and does not come back', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refuse)
  keepDraft('newsletter', { email: 'refused' })
  expect(keptDraft('newsletter')?.get('email')).toBe('refused')
  keepDraft('newsletter', { email: 'sent' })
  dropSent('newsletter', { email: 'sent' })
  expect(keptDraft('newsletter')).toBeUndefined()
})
