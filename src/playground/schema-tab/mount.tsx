import { effect } from '@preact/signals'
import type { Store } from '../state/store.ts'

/** Fills an element with the schema of the data. Returns what undoes it. */
export function mount(container: HTMLElement, store: Store): () => void {
  const text = document.createElement('pre')
  text.className = 'code'
  text.tabIndex = 0
  container.append(text)
  const stop = effect(() => {
    text.textContent = store.source.value === 'schema' ? store.schemaText.value : JSON.stringify(store.schema.value, null, 2)
  })
  return () => {
    stop()
    text.remove()
  }
}
