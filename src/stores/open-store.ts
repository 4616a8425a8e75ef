import { directoryStore } from './directory.ts'
import type { Store } from './store.ts'

/** Opens the place that a path or a URL names. */
export async function openStore(place: string): Promise<Store> {
  return directoryStore(place)
}
