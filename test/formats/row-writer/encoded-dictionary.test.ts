import { describe, expect, it } from 'vitest'
import { encodeDictionary } from '../../../src/formats/row-writer/encoded-dictionary.ts'

describe('encodeDictionary', () => {
  it('should encode a dictionary once for the same texts around its words', () => {
    const dictionary = { words: ['a', 'b'] }
    expect(encodeDictionary(dictionary, 'x', 'y')).toBe(encodeDictionary(dictionary, 'x', 'y'))
    expect(encodeDictionary(dictionary, 'xy', '')).not.toBe(encodeDictionary(dictionary, 'x', 'y'))
    expect(encodeDictionary({ words: ['a', 'b'] }, 'x', 'y')).not.toBe(encodeDictionary(dictionary, 'x', 'y'))
  })

  it('should not keep every text that was ever fused onto a dictionary', () => {
    const dictionary = { words: ['a'] }
    const first = encodeDictionary(dictionary, '0', '')
    for (let name = 1; name < 100; name++) encodeDictionary(dictionary, String(name), '')
    expect(encodeDictionary(dictionary, '0', '')).not.toBe(first)
  })

  it('should measure its entries in bytes of UTF-8 as they are escaped', () => {
    const { maxBytes, meanBytes } = encodeDictionary({ words: ['', '\ud800', 'é'] }, '<', '>')
    expect(maxBytes).toBe(8)
    expect(meanBytes).toBeCloseTo((2 + 8 + 4) / 3)
    expect(encodeDictionary({ words: [] }, '', '')).toMatchObject({ maxBytes: 0, meanBytes: 0 })
  })
})
