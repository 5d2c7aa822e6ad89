import { type ComponentType, memo, Suspense, use, useState } from 'react'
import { loadPageCode } from '~/loading/load-code'
import { useHydrating } from '~/submissions/form/use-hydrating'
import type { FormName } from '~/submissions/posted-form'
import { interestIn } from './interest'

export type OnDemand<Props extends object> = ComponentType<Props> & {
  /**
   * Loads the form's code, once. Awaited before a page with the form is rendered, on the server or after a link;
   * where the server has rendered it already, the form sees to it itself.
   *
   * @throws {PageCodeError} when the code does not arrive
   */
  load: () => Promise<void>
}

/** Id of a form, by which it is found before its code is there. */
export function formId(name: FormName): string {
  return `${name}-form`
}

/**
 * A form whose code is fetched when the visitor turns to it. Until then it stays as the server rendered it, which the
 * browser can fill in and post by itself; React then takes it over in place, with what has been typed in it.
 */
export function onDemand<Props extends object>(
  name: FormName,
  importForm: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  let Form: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  let wanted: Promise<void> | undefined

  function load() {
    loading ??= loadPageCode(importForm).then(
      (code) => {
        Form = code
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  /** Code that does not arrive is asked for again at the next sign; the browser posts the form meanwhile. */
  async function loadWhenWanted() {
    const form = document.getElementById(formId(name))
    if (!(form instanceof HTMLFormElement)) return load()
    for (let sign = interestIn(form); !Form; ) {
      await sign
      const watch = new AbortController()
      // From now on, and not from when it has failed: the visitor may do nothing else in the form after that.
      sign = interestIn(form, true, watch.signal)
      await load().then(
        () => watch.abort(),
        () => {},
      )
    }
  }

  function Awaited(props: Props) {
    const hydrating = useHydrating()
    wanted ??= hydrating ? loadWhenWanted() : load()
    use(wanted)
    return Form && <Form {...props} />
  }

  function Boundary(props: Props) {
    // How it began it goes on: React would take a change for another form, and empty it.
    const [Loaded] = useState(() => Form)
    return <Suspense>{Loaded ? <Loaded {...props} /> : <Awaited {...props} />}</Suspense>
  }

  // An update that reached the boundary before the code did would make React throw away what the server rendered, and
  // with it what has been typed.
  return Object.assign(
    memo(Boundary, () => !Form),
    { load },
  )
}
