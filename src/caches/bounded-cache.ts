import { LRUCache } from 'lru-cache'

/** A map that evicts the least recently used entry when it exceeds its bounds. */
export interface BoundedCache<Value> {
  /** The value of `key`; `make` creates it if it is absent. If `make` throws, nothing is stored. */
  get(key: string, make: () => Value): Value
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

/** An empty cache of at most `limit` entries. */
export function boundedCache<Value extends object>(
  limit: number,
  { onForget, bytesOf, mostBytes }: CacheBounds<Value> = {},
): BoundedCache<Value> {
  const sizes = new WeakMap<Value, number>()
  let bytes = 0
  const entries = new LRUCache<string, Value>({
    max: limit,
    dispose: (value) => {
      bytes -= sizes.get(value) ?? 0
      onForget?.(value)
    },
  })
  const forgetOldest = (): boolean => entries.size > 1 && entries.pop() !== undefined
  return {
    get(key, make) {
      const known = entries.get(key)
      if (known !== undefined) return known
      const value = make()
      entries.set(key, value)
      if (bytesOf === undefined) return value
      sizes.set(value, bytesOf(value))
      bytes += sizes.get(value) ?? 0
      while (bytes > (mostBytes?.() ?? Infinity) && forgetOldest());
      return value
    },
    forgetOldest,
    clear: () => entries.clear(),
  }
}
