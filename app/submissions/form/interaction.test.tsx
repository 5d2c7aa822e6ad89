import { expect, test, vi } from 'vitest'
import { interactionWith } from './interaction'

const interact = (target: Element, type: string) =>
  target.dispatchEvent(new Event(type, { bubbles: true }))

test('waits for an interaction with the form, and no longer once the form has left the page', async () => {
  const [used, gone] = [document.createElement('form'), document.createElement('form')]
  document.body.append(used, gone)
  const heard = vi.fn()
  void interactionWith(gone).then(heard)
  gone.remove()
  interact(document.body, 'pointerover')
  document.body.append(gone)
  interact(gone, 'input')

  const interaction = interactionWith(used)
  interact(used, 'input')
  await interaction
  expect(heard).not.toHaveBeenCalled()
})
