import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let complaints: MockInstance<typeof console.error>[] = []

// What React has to complain about is a defect, whether or not a test looks for it.
beforeEach(() => {
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
