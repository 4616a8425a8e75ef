import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Store } from '../state/store.ts'
import { useStore } from '../state/use-store.ts'

/** A part of the page that is loaded when it is first opened. */
export interface LazyModule {
  /**
   * Renders into an empty element and updates it as the store changes.
   * @returns a function that removes all effects and listeners and cancels requests
   */
  mount(container: HTMLElement, store: Store): () => void
}

/** The container of such a part. */
export function LazyTab({ load }: { readonly load: () => Promise<LazyModule> }): JSX.Element {
  const store = useStore()
  const container = useRef<HTMLDivElement>(null)
  const state = useSignal<'loading' | 'there' | 'failed'>('loading')
  useEffect(() => {
    let unmount: (() => void) | null = null
    let isLeft = false
    void load().then(
      (module) => {
        if (isLeft || container.current === null) return
        state.value = 'there'
        unmount = module.mount(container.current, store)
      },
      () => (state.value = 'failed'),
    )
    return () => {
      isLeft = true
      unmount?.()
    }
  }, [])
  return (
    <>
      {state.value === 'loading' && <p class="empty">Loading…</p>}
      {state.value === 'failed' && (
        <p class="notice" role="alert">
          This part of the page could not be loaded: the service does not answer, or is of another version now. Reload the page.
        </p>
      )}
      <div class="lazy" ref={container} hidden={state.value !== 'there'} />
    </>
  )
}
