import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Store } from './store.ts'

/** Where the components find the store of the page. */
export const StoreContext = createContext<Store | null>(null)

/** The store of the page. @throws Error outside of `StoreContext` */
export function useStore(): Store {
  const store = useContext(StoreContext)
  if (store === null) throw new Error('There is no store around this component')
  return store
}
