import { effect } from '@preact/signals'
import type { Store } from '../state/store.ts'

/** Fills an element with the tables and how they refer to each other. Returns what undoes it. */
export function mount(container: HTMLElement, store: Store): () => void {
  const list = document.createElement('ul')
  container.append(list)
  const stop = effect(() => {
    const tables = store.dataset.value?.tables ?? []
    list.replaceChildren(
      ...tables.map(({ name, rows }) => {
        const item = document.createElement('li')
        item.textContent = `${name}: ${rows}`
        return item
      }),
    )
  })
  return () => {
    stop()
    list.remove()
  }
}
