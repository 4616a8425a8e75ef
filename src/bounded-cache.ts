/** A map that forgets the entry that was used longest ago when it holds more than `limit`. */
export interface BoundedCache<Value> {
  /** The value of `key`, made and kept when it is not there; a `make` that throws leaves nothing behind. */
  get(key: string, make: () => Value): Value
}

/** An empty cache of at most `limit` entries. */
export function boundedCache<Value>(limit: number): BoundedCache<Value> {
  const entries = new Map<string, { readonly value: Value }>()
  return {
    get(key, make) {
      const found = entries.get(key)
      const entry = found ?? { value: make() }
      if (found !== undefined) entries.delete(key)
      entries.set(key, entry)
      for (const oldest of entries.keys()) {
        if (entries.size <= limit) break
        entries.delete(oldest)
      }
      return entry.value
    },
  }
}
