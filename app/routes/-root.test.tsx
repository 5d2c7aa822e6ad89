import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { errors } from '~/content/errors'
import { Route } from './__root'

test('an error in the frame is shown in a frame of its own', async () => {
  const { errorComponent } = Route.options
  const routeTree = createRootRoute({
    component: () => {
      throw new Error('The frame broke')
    },
    ...(errorComponent && { errorComponent }),
  })
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />)
  expect(await screen.findByRole('heading', { name: errors.heading })).toBeVisible()
  expect(screen.getByText('The frame broke')).toBeVisible()
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()

  // React and the router report what they caught.
  vi.spyOn(console, 'error').mockClear()
  vi.spyOn(console, 'warn').mockClear()
})
