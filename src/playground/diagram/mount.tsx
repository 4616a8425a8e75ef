import { render } from 'preact'
import type { Store } from '../state/store.ts'
import { StoreContext } from '../state/use-store.ts'
import { DiagramTab } from './diagram-tab.tsx'

/** Fills the tab of the diagram. @returns what undoes it */
export function mount(container: HTMLElement, store: Store): () => void {
  render(
    <StoreContext.Provider value={store}>
      <DiagramTab />
    </StoreContext.Provider>,
    container,
  )
  return () => render(null, container)
}
