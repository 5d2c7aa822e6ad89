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

function renderError(props: ErrorPageProps) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  render(
    <RouterContextProvider router={router}>
      <ErrorPage {...props} />
    </RouterContextProvider>,
  )
}

test('a page that is not there says so and leads home and to contact, but not to another try', () => {
  renderError(errors.notFound)
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible()
  expect(screen.getByText('404 Not Found')).toBeVisible()
  expect(screen.getByRole('link', { name: errors.home })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: errors.contact })).toHaveAttribute('href', '/contact')
  expect(screen.queryByRole('link', { name: errors.retry })).not.toBeInTheDocument()
})

test('another try at a failed page is a link to it, and does without a reload where script runs', async () => {
  const onRetry = vi.fn()
  renderError({
    message: 'Loading chunk failed',
    help: errors.other.help,
    retry: { href: '/about', onRetry },
  })
  const retry = screen.getByRole('link', { name: errors.retry })
  expect(retry).toHaveAttribute('href', '/about')
  await userEvent.click(retry)
  expect(onRetry).toHaveBeenCalledOnce()
})

test('what stands in the place of a page asks not to be listed', () => {
  renderError({ message: 'It failed.', help: errors.other.help })
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
