import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { errors } from '~/content/errors'
import { ErrorPage, type ErrorPageProps } from './ErrorPage'

function linksOf(props: ErrorPageProps) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  render(
    <RouterContextProvider router={router}>
      <ErrorPage {...props} />
    </RouterContextProvider>,
  )
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

const ways = [
  [errors.home, '/'],
  [errors.contact, '/contact'],
]

test('a missing page leads to home and contact, and offers no retry', () => {
  expect(linksOf(errors.notFound)).toEqual(ways)
})

test('a failed page offers a retry: a link to it, followed without a reload where script runs', async () => {
  const onRetry = vi.fn()
  const retry = { href: '/about', onRetry }
  expect(linksOf({ ...errors.other, message: 'It failed.', retry })).toEqual([
    [errors.retry, '/about'],
    ...ways,
  ])
  await userEvent.click(screen.getByRole('link', { name: errors.retry }))
  expect(onRetry).toHaveBeenCalledOnce()
})
