import { expect, test, vi } from 'vitest'
import { interestIn } from './interest'

const sign = (target: Element, type: string) =>
  target.dispatchEvent(new Event(type, { bubbles: true }))

test('a sign of interest in the form is waited for, and no longer once the form has left the page', async () => {
  const [used, gone] = [document.createElement('form'), document.createElement('form')]
  document.body.append(used, gone)
  const heard = vi.fn()
  void interestIn(gone).then(heard)
  gone.remove()
  sign(document.body, 'pointerover')
  document.body.append(gone)
  sign(gone, 'input')

  const interest = interestIn(used)
  sign(used, 'input')
  await interest
  expect(heard).not.toHaveBeenCalled()
})
