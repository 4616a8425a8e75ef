import { LRUCache } from 'lru-cache'
import { addSaved, coldStopwatch } from './cold-stopwatch.ts'

/** A map that evicts the least recently used entry when it exceeds its bounds. */
export interface BoundedCache<Value> {
  /** The value of `key`; `make` creates it if it is absent. If `make` throws, nothing is stored. */
  get(key: string, make: () => Value): Value
  /** Whether it has a value of `key`. */
  has(key: string): boolean
  /** Evicts the least recently used entry, unless it is the only one. Returns whether it did. */
  forgetOldest(): boolean
  /** Evicts all entries. */
  clear(): void
}

/** Bounds of a cache in addition to the number of entries. */
export interface CacheBounds<Value> {
  /** Called with each evicted value. */
  readonly onForget?: (value: Value) => void
  /** Bytes of a value, and the maximum bytes of all values together. A larger value is kept as the only one. */
  readonly bytesOf?: (value: Value) => number
  readonly mostBytes?: () => number
}

interface Entry<Value> {
  readonly value: Value
  readonly bytes: number
  /** Milliseconds that creating the value takes with empty caches. */
  readonly cost: number
}

/** An empty cache of at most `limit` entries. */
export function boundedCache<Value extends object>(
  limit: number,
  { onForget, bytesOf, mostBytes }: CacheBounds<Value> = {},
): BoundedCache<Value> {
  let bytes = 0
  const entries = new LRUCache<string, Entry<Value>>({
    max: limit,
    dispose: (entry) => {
      bytes -= entry.bytes
      onForget?.(entry.value)
    },
  })
  const forgetOldest = (): boolean => entries.size > 1 && entries.pop() !== undefined
  return {
    get(key, make) {
      const known = entries.get(key)
      if (known !== undefined) {
        addSaved(known.cost)
        return known.value
      }
      const started = coldStopwatch()
      const value = make()
      const entry = { value, bytes: bytesOf?.(value) ?? 0, cost: coldStopwatch() - started }
      entries.set(key, entry)
      bytes += entry.bytes
      while (bytes > (mostBytes?.() ?? Infinity) && forgetOldest());
      return value
    },
    has: (key) => entries.has(key),
    forgetOldest,
    clear: () => entries.clear(),
  }
}
