// @vitest-environment jsdom
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import type { FormName } from '../posted-form'
import { formId, lazyForm } from './lazy-form'

/** Hydrates a form that the server rendered, with code that is not loaded yet. */
function hydrate(name: FormName) {
  const importForm = vi.fn(async () => () => <form id={formId(name)} />)
  const container = document.createElement('main')
  container.innerHTML = `<!--$--><form id="${formId(name)}"></form><!--/$-->`
  document.body.append(container)
  const Form = lazyForm(name, importForm)
  hydrateRoot(container, <Form />)
  const pointAt = () =>
    container.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  return { container, importForm, pointAt }
}

test('the code is loaded at an interaction with the form, unless it was removed', async () => {
  const [removed, used] = [hydrate('newsletter'), hydrate('contact')]
  await vi.waitFor(() => {
    used.pointAt()
    expect(used.importForm).toHaveBeenCalledOnce()
  })
  removed.container.remove()
  used.pointAt()
  document.body.append(removed.container)
  removed.pointAt()
  expect(removed.importForm).not.toHaveBeenCalled()
})
