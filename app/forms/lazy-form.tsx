import { type ComponentType, lazy, memo, Suspense, useLayoutEffect, useState } from 'react'
import { CodeError, loadCode } from '~/loading/load-code'
import { type FormName, formId } from './schema/posted-form'

/**
 * A lazy form: its code is loaded when the visitor begins to use it. Until then the browser can post it. React hydrates it
 * in place, and keeps what has been typed.
 */
export function lazyForm<Props extends object>(
  name: FormName,
  importForm: () => Promise<ComponentType<Props>>,
) {
  let Form: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  let markLoaded = (_: { default: ComponentType<Props> }) => {}
  const loaded = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    markLoaded = resolve
  })

  /**
   * Loads the form's code, once. Route loaders await it before a page with the form is rendered.
   *
   * @throws {CodeError}
   */
  function load(): Promise<void> {
    loading ??= loadCode(importForm).then(
      (code) => {
        Form = code
        markLoaded({ default: code })
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  const LazyForm = lazy(() => loaded)

  function Boundary(props: Props) {
    // Must not change while it is mounted: React would replace the form on the page by a new one.
    const [Loaded] = useState(() => Form ?? LazyForm)
    useLayoutEffect(() => (Form ? undefined : loadWhenUsed(name, load)), [])
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }

  // Blocks updates until the code is loaded. An update would make React discard the form that the server has rendered.
  return Object.assign(
    memo(Boundary, () => !Form),
    { load },
  )
}

/**
 * Loads the code at the visitor's first interaction with the form. After a failure it tries again at the next one.
 *
 * @returns ends that, because the page with the form is left
 */
function loadWhenUsed(name: FormName, load: () => Promise<void>): () => void {
  const listening = new AbortController()
  const stop = () => listening.abort()
  const tryToLoad = () =>
    load().then(stop, (error) => {
      // Without its code the browser posts the form.
      if (error instanceof CodeError && error.type === 'missing') stop()
    })
  const form = () => document.getElementById(formId(name))
  // On the window, because at the document React stops the events of elements that are not hydrated yet.
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const type of ['focusin', 'input', 'pointerover', 'touchstart'])
    addEventListener(
      type,
      ({ target }) => {
        // Without a form, React has discarded it, because something had changed the page. Any interaction brings it back.
        if (!form() || (target instanceof Node && form()?.contains(target))) void tryToLoad()
      },
      options,
    )
  if (form()?.matches(':hover, :focus-within')) void tryToLoad()
  return stop
}
