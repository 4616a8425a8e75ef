import { type BoundedCache, boundedCache } from './bounded-cache.ts'
import { type CacheBudget, cacheBudgets, type CacheName } from './budgets.ts'
import { onRest } from './rest.ts'
import { threadBudget } from './thread-budget.ts'

/** The caches whose entries have different sizes. */
type SharedCache = { [Name in CacheName]: (typeof cacheBudgets)[Name] extends { readonly share: number } ? Name : never }[CacheName]

/**
 * Creates the cache of a module, within its budget. An idle thread empties it, unless its budget has `stays`.
 * @param bytesOf bytes of a value, for caches with a share of the thread's bytes
 */
export function threadCache<Value extends object>(name: SharedCache, bytesOf: (value: Value) => number): BoundedCache<Value>
export function threadCache<Value extends object>(name: Exclude<CacheName, SharedCache>): BoundedCache<Value>
export function threadCache<Value extends object>(name: CacheName, bytesOf?: (value: Value) => number): BoundedCache<Value> {
  const { entries, share = 0, stays = false }: CacheBudget = cacheBudgets[name]
  const cache = boundedCache<Value>(entries, bytesOf === undefined ? {} : { bytesOf, mostBytes: () => threadBudget.bytes * share })
  if (!stays) onRest(() => cache.clear())
  return cache
}
