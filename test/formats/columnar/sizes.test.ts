import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textSize } from '../../../src/formats/columnar/text-size.ts'
import { utf8Length } from '../../../src/formats/columnar/utf8-length.ts'
import { wordPart } from '../../../src/formats/columnar/word-part.ts'
import { wordsSize } from '../../../src/formats/columnar/words-size.ts'
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

describe('wordsSize', () => {
  it('should measure the words as UTF-8', () => {
    expect(wordsSize(['', 'é', '\ud800', 'abcd'])).toStrictEqual({ all: 9, max: 4, mean: 9 / 4 })
    expect(wordsSize([])).toStrictEqual({ all: 0, max: 0, mean: 0 })
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
