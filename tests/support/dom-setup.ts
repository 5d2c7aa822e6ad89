import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Its one second is short beside other work.
configure({ asyncUtilTimeout: 20_000 })

// A test fails when React prints a warning.
beforeEach(() => {
  // jsdom has no layout, so it has no scrollIntoView.
  HTMLElement.prototype.scrollIntoView = vi.fn()
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
})
