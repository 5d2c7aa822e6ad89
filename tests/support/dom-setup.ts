import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let complaints: MockInstance<typeof console.error>[] = []

// A test fails when React prints a warning.
beforeEach(() => {
  // jsdom has no layout, so it has no scrollIntoView.
  HTMLElement.prototype.scrollIntoView = vi.fn()
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  for (const complaint of complaints) {
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockRestore()
  }
})
