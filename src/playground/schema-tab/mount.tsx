import { render } from 'preact'
import type { Store } from '../state/store.ts'
import { StoreContext } from '../state/use-store.ts'
import { SchemaTab } from './schema-tab.tsx'

/** Fills the schema tab. @returns a function that undoes it */
export function mount(container: HTMLElement, store: Store): () => void {
  render(
    <StoreContext.Provider value={store}>
      <SchemaTab />
    </StoreContext.Provider>,
    container,
  )
  return () => render(null, container)
}
