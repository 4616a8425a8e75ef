import { LRUCache } from 'lru-cache'

/** A map that forgets the entry that was used longest ago when it holds more than `limit`. */
export interface BoundedCache<Value> {
  /** The value of `key`, made and kept when it is not there; a `make` that throws leaves nothing behind. */
  get(key: string, make: () => Value): Value
}

/**
 * An empty cache of at most `limit` entries.
 * @param onForget called with each value that makes room for another
 */
export function boundedCache<Value extends object>(limit: number, onForget?: (value: Value) => void): BoundedCache<Value> {
  const entries = new LRUCache<string, Value>(onForget === undefined ? { max: limit } : { max: limit, dispose: onForget })
  return {
    get(key, make) {
      const value = entries.get(key) ?? make()
      entries.set(key, value)
      return value
    },
  }
}
