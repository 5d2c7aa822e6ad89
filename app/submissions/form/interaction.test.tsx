import { expect, test, vi } from 'vitest'
import { interactionWith } from './interaction'

const interact = (target: Element, type: string) =>
  target.dispatchEvent(new Event(type, { bubbles: true }))

test('waits for an interaction with the form, until the form is removed from the page', async () => {
  const [used, gone] = [document.createElement('form'), document.createElement('form')]
  document.body.append(used, gone)
  const resolved = vi.fn()
  void interactionWith(gone).then(resolved)
  gone.remove()
  interact(document.body, 'pointerover')
  document.body.append(gone)
  interact(gone, 'input')

  const interaction = interactionWith(used)
  interact(used, 'input')
  await interaction
  expect(resolved).not.toHaveBeenCalled()
})
