import { type ComponentType, memo, Suspense, use, useEffect, useState } from 'react'
import { CodeError, loadCode } from '~/loading/load-code'
import type { FormName } from '../posted-form'
import { keptDraft } from './drafts'

export function formId(name: FormName): string {
  return `${name}-form`
}

/** For each form: its element before its code was loaded, and the id of the control that had focus. React may discard both. */
export const beforeHydration = new Map<FormName, { form: HTMLFormElement; focused: string }>()

/** @returns stops listening */
function onInteraction(listener: (event: Event) => void): () => void {
  const listening = new AbortController()
  // On the window, because at the document React stops the events of elements that are not hydrated yet.
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const type of ['focusin', 'input', 'pointerover', 'touchstart'])
    addEventListener(type, listener, options)
  return () => listening.abort()
}

/**
 * A lazy form: its code is loaded when the visitor begins to use it, or has left a draft. Until then the browser can post
 * it. React hydrates it in place and keeps what has been typed.
 */
export function lazyForm<Props extends object>(
  name: FormName,
  importForm: () => Promise<ComponentType<Props>>,
) {
  let Form: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  let stopListening: (() => void) | undefined
  let markLoaded = () => {}
  /** Resolves when the code is loaded, whoever has loaded it. */
  const loaded = new Promise<void>((resolve) => {
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
        stopListening?.()
        markLoaded()
      },
      (error) => {
        loading = undefined
        // The browser posts the form.
        if (error instanceof CodeError && error.type === 'missing') stopListening?.()
        throw error
      },
    )
    return loading
  }

  const tryToLoad = () => void load().catch(() => {})

  /** Loads the code at the visitor's first interaction with the form. After a failure it tries again at the next one. */
  function loadOnInteraction(form: HTMLElement | null): void {
    if (stopListening) return
    stopListening = onInteraction(({ target }) => {
      if (!form?.isConnected) stopListening?.()
      else if (target instanceof Node && form.contains(target)) tryToLoad()
    })
    if (form?.matches(':hover, :focus-within') || keptDraft(name)) tryToLoad()
  }

  function findForm() {
    const form = document.querySelector<HTMLFormElement>(`form#${formId(name)}`)
    if (form) beforeHydration.set(name, { form, focused: document.activeElement?.id ?? '' })
    loadOnInteraction(form)
  }

  /** Renders the form once its code is loaded. For a page that came without it: from the server, or offline. */
  function FormOnceLoaded(props: Props) {
    // Not an effect, which would run only after the code is there. React runs this again at each attempt to render.
    useState(findForm)
    use(loaded)
    return Form && <Form {...props} />
  }

  /** Stands in for a form that is not on the page: React has discarded it, because something had changed the page, or the
   * page was shown offline without it. */
  function NoForm() {
    useEffect(() => {
      tryToLoad()
      // After a failure any interaction tries again, because there is no form to interact with.
      return onInteraction(tryToLoad)
    }, [])
    return null
  }

  function Boundary(props: Props) {
    // Must not change while it is mounted: React would replace the form on the page by a new, empty one.
    const [Loaded] = useState(() => Form)
    return (
      <Suspense fallback={<NoForm />}>
        {Loaded ? <Loaded {...props} /> : <FormOnceLoaded {...props} />}
      </Suspense>
    )
  }

  // Blocks updates until the code is loaded. An update would make React discard the server-rendered form with all that
  // has been typed.
  return Object.assign(
    memo(Boundary, () => !Form),
    { load },
  )
}
