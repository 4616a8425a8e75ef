import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Store } from './store.ts'

/** Provides the store of the page to the components. */
export const StoreContext = createContext<Store | null>(null)

/** The store of the page. @throws Error outside of `StoreContext` */
export function useStore(): Store {
  const store = useContext(StoreContext)
  if (store === null) throw new Error('There is no store around this component')
  return store
}
