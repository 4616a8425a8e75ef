import { render } from 'preact'
import type { Store } from '../state/store.ts'
import { StoreContext } from '../state/use-store.ts'
import { DiagramTab } from './diagram-tab.tsx'

/** Fills the diagram tab. @returns a function that undoes it */
export function mount(container: HTMLElement, store: Store): () => void {
  render(
    <StoreContext.Provider value={store}>
      <DiagramTab />
    </StoreContext.Provider>,
    container,
  )
  return () => render(null, container)
}
