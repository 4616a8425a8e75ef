import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textSize } from '../../../src/formats/columnar/text-size.ts'
import { utf8Length } from '../../../src/formats/columnar/utf8-length.ts'
import { wordPart } from '../../../src/formats/columnar/word-part.ts'
import { dictionarySize } from '../../../src/formats/columnar/dictionary-size.ts'
import { anyTable, anyText } from '../arbitraries.ts'
import { plainColumns } from '../plain-cell.ts'

describe('utf8Length', () => {
  it('should count the bytes that the encoder writes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(utf8Length(text)).toBe(Buffer.byteLength(text))
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('dictionarySize', () => {
  it('should measure the words as UTF-8', () => {
    expect(dictionarySize({ words: ['', 'é', '\ud800', 'abcd'] })).toStrictEqual({ count: 4, bytes: 9, longest: 4 })
    expect(dictionarySize({ words: [] })).toStrictEqual({ count: 0, bytes: 0, longest: 0 })
  })
})

describe('textSize', () => {
  it('should be exceeded by no text', () => {
    fc.assert(
      fc.property(anyTable(5), (table) => {
        for (const [index, cells] of plainColumns(table).entries()) {
          const layout = table.columns[index]?.layout
          if (layout?.type !== 'text') continue
          const { max, typical } = textSize(layout)
          expect(typical).toBeLessThanOrEqual(max)
          for (const cell of cells) expect(Buffer.byteLength(String(cell ?? ''))).toBeLessThanOrEqual(max)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('wordPart', () => {
  it('should be the part of a text that is one word', () => {
    const word = { type: 'word', lane: 2, dictionary: { words: ['a'] } } as const
    expect(wordPart({ type: 'text', nullable: false, parts: [word] })).toBe(word)
    expect(wordPart({ type: 'text', nullable: false, parts: [word, word] })).toBeNull()
    expect(wordPart({ type: 'text', nullable: false, parts: [{ type: 'literal', text: 'a' }] })).toBeNull()
    expect(wordPart({ type: 'text', nullable: false, parts: [] })).toBeNull()
    expect(wordPart({ type: 'boolean', nullable: false })).toBeNull()
  })
})
