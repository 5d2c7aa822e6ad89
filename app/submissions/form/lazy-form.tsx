import { type ComponentType, memo, Suspense, use, useState, useSyncExternalStore } from 'react'
import { loadPageCode } from '~/loading/load-code'
import type { FormName } from '../posted-form'
import { interestIn } from './interest'

export type LazyForm<Props extends object> = ComponentType<Props> & {
  /**
   * Loads the form's code, once. Awaited before a page with the form is rendered, on the server or after a link. A form
   * that is being hydrated loads its own code.
   *
   * @throws {PageCodeError} when the code does not arrive
   */
  load: () => Promise<void>
}

/** Id of a form, by which it is found before its code is loaded. */
export function formId(name: FormName): string {
  return `${name}-form`
}

/**
 * A form whose code is loaded when the visitor turns to it. Until then it stays as the server rendered it, and the
 * browser can fill it in and post it by itself. React then hydrates it in place, with what has been typed.
 */
export function lazyForm<Props extends object>(
  name: FormName,
  importForm: () => Promise<ComponentType<Props>>,
): LazyForm<Props> {
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

  /** Code that does not arrive is asked for again at the next sign of interest. Meanwhile the browser posts the form. */
  async function loadWhenWanted() {
    const form = document.getElementById(formId(name))
    if (!(form instanceof HTMLFormElement)) return load()
    for (let sign = interestIn(form); !Form; ) {
      await sign
      const watch = new AbortController()
      // Listens from now, not from when loading has failed: the visitor may do nothing else in the form after that.
      sign = interestIn(form, true, watch.signal)
      await load().then(
        () => watch.abort(),
        () => {},
      )
    }
  }

  function FormOnceLoaded(props: Props) {
    const hydrating = useHydrating()
    wanted ??= hydrating ? loadWhenWanted() : load()
    use(wanted)
    return Form && <Form {...props} />
  }

  function Boundary(props: Props) {
    // Stays what it was at first: React would take a change for another form, and empty it.
    const [Loaded] = useState(() => Form)
    return <Suspense>{Loaded ? <Loaded {...props} /> : <FormOnceLoaded {...props} />}</Suspense>
  }

  // An update that reached the boundary before the code is loaded would make React discard what the server rendered,
  // and with it what has been typed.
  return Object.assign(
    memo(Boundary, () => !Form),
    { load },
  )
}

const never = () => () => {}

/** Whether React is hydrating what the server rendered, rather than rendering it itself. */
function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
