import { type ComponentType, memo, Suspense, use, useState, useSyncExternalStore } from 'react'
import { loadPageCode } from '~/loading/load-code'
import type { FormName } from '../posted-form'
import { interactionWith } from './interaction'

type LazyForm<Props extends object> = ComponentType<Props> & {
  /**
   * Loads the form's code, once. Route loaders await it before a page with the form is rendered; a form that is being
   * hydrated loads its own code.
   *
   * @throws {PageCodeError}
   */
  load: () => Promise<void>
}

export function formId(name: FormName): string {
  return `${name}-form`
}

/**
 * A lazy form: its code is loaded when the visitor begins to use it. Until then it stays as the server rendered it, and
 * the browser can post it. React then hydrates it in place and keeps what has been typed.
 */
export function lazyForm<Props extends object>(
  name: FormName,
  importForm: () => Promise<ComponentType<Props>>,
): LazyForm<Props> {
  let Form: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  let ready: Promise<void> | undefined

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

  /** Loads the code at the visitor's first interaction. After a failure it tries again at the next one. */
  async function loadOnInteraction() {
    const form = document.getElementById(formId(name))
    if (!(form instanceof HTMLFormElement)) return load()
    for (let interaction = interactionWith(form); !Form; ) {
      await interaction
      const watch = new AbortController()
      // Listens while the code is loading, because the last interaction may come before the load fails.
      interaction = interactionWith(form, true, watch.signal)
      await load().then(
        () => watch.abort(),
        () => {},
      )
    }
  }

  function FormOnceLoaded(props: Props) {
    const hydrating = useHydrating()
    ready ??= hydrating ? loadOnInteraction() : load()
    use(ready)
    return Form && <Form {...props} />
  }

  function Boundary(props: Props) {
    // Must not change while it is mounted: React would replace the form on the page by a new, empty one.
    const [Loaded] = useState(() => Form)
    return <Suspense>{Loaded ? <Loaded {...props} /> : <FormOnceLoaded {...props} />}</Suspense>
  }

  // Blocks updates until the code is loaded. An update would make React discard the server-rendered form with all that
  // has been typed.
  return Object.assign(
    memo(Boundary, () => !Form),
    { load },
  )
}

const subscribeToNothing = () => () => {}

/** Whether React is hydrating server-rendered HTML. */
function useHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
}
