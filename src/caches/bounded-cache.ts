import { LRUCache } from 'lru-cache'

/** A map that forgets the entry that was used longest ago when it holds too much. */
export interface BoundedCache<Value> {
  /** The value of `key`, made and kept when it is not there; a `make` that throws leaves nothing behind. */
  get(key: string, make: () => Value): Value
  /** Forgets the entry that was used longest ago, unless there is no other; tells whether it did. */
  forgetOldest(): boolean
  /** Forgets all entries. */
  clear(): void
}

/** What bounds a cache beside its entries. */
export interface CacheBounds<Value> {
  /** Called with each value that is forgotten. */
  readonly onForget?: (value: Value) => void
  /** Bytes of a value, and of all values together; one that is larger is kept alone. */
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
