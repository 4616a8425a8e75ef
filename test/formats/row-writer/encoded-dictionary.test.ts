import { describe, expect, it } from 'vitest'
import { encodeDictionary } from '../../../src/formats/row-writer/encoded-dictionary.ts'
import type { Escape } from '../../../src/formats/row-writer/row-parts.ts'

const json: Escape = { key: 'json', apply: (word) => JSON.stringify(word).slice(1, -1) }
const plain: Escape = { key: '', apply: (word) => word }

describe('encodeDictionary', () => {
  it('should encode a dictionary once for the same texts around its words', () => {
    const dictionary = { words: ['a', 'b'] }
    expect(encodeDictionary(dictionary, json, 'x', 'y')).toBe(encodeDictionary(dictionary, json, 'x', 'y'))
    expect(encodeDictionary(dictionary, json, 'xy', '')).not.toBe(encodeDictionary(dictionary, json, 'x', 'y'))
    expect(encodeDictionary({ words: ['a', 'b'] }, json, 'x', 'y')).not.toBe(encodeDictionary(dictionary, json, 'x', 'y'))
  })

  it('should encode it once for each way to escape its words, however often that is made', () => {
    const dictionary = { words: ['"'] }
    expect(encodeDictionary(dictionary, json, '', '')).toBe(encodeDictionary(dictionary, { ...json }, '', ''))
    expect(encodeDictionary(dictionary, plain, '', '')).not.toBe(encodeDictionary(dictionary, json, '', ''))
    expect([plain, json].map((escape) => encodeDictionary(dictionary, escape, '', '').maxBytes)).toEqual([1, 2])
  })

  it('should not keep every text that was ever fused onto a dictionary', () => {
    const dictionary = { words: ['a'] }
    const first = encodeDictionary(dictionary, json, '0', '')
    for (let name = 1; name < 100; name++) encodeDictionary(dictionary, json, String(name), '')
    expect(encodeDictionary(dictionary, json, '0', '')).not.toBe(first)
  })

  it('should measure its entries in bytes of UTF-8 as they are escaped', () => {
    const { maxBytes, meanBytes } = encodeDictionary({ words: ['', '\ud800', 'é'] }, json, '<', '>')
    expect(maxBytes).toBe(8)
    expect(meanBytes).toBeCloseTo((2 + 8 + 4) / 3)
    expect(encodeDictionary({ words: [] }, json, '', '')).toMatchObject({ maxBytes: 0, meanBytes: 0 })
  })
})
