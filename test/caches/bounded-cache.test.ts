import { describe, expect, it } from 'vitest'
import { boundedCache } from '../../src/caches/bounded-cache.ts'

describe('boundedCache', () => {
  it('should evict the least recently used entry', () => {
    const cache = boundedCache<{ readonly text: string }>(2)
    const made: string[] = []
    const get = (key: string): string =>
      cache.get(key, () => {
        made.push(key)
        return { text: key.toUpperCase() }
      }).text
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toStrictEqual(['A', 'B', 'A', 'C', 'A', 'B'])
    expect(made).toStrictEqual(['a', 'b', 'c', 'b'])
  })

  it('should report each evicted value once', () => {
    const forgotten: string[] = []
    const cache = boundedCache<{ readonly text: string }>(2, { onForget: ({ text }) => forgotten.push(text) })
    for (const text of ['a', 'b', 'a', 'c', 'a', 'c', 'd']) cache.get(text, () => ({ text }))
    expect(forgotten).toStrictEqual(['b', 'a'])
  })

  it('should keep values up to a number of bytes, and a larger value alone', () => {
    const made: string[] = []
    const cache = boundedCache<{ readonly text: string }>(9, { bytesOf: ({ text }) => text.length, mostBytes: () => 5 })
    const get = (text: string): unknown =>
      cache.get(text, () => {
        made.push(text)
        return { text }
      })
    for (const text of ['aa', 'bbb', 'aa', 'cc', 'aa', 'bbb', 'dddddddd', 'dddddddd', 'e']) get(text)
    expect(made).toStrictEqual(['aa', 'bbb', 'cc', 'bbb', 'dddddddd', 'e'])
    expect(cache.forgetOldest()).toBe(false)
  })
})
