import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planOperations } from '../../../src/formats/row-writer/operations.ts'
import { writerSource } from '../../../src/formats/row-writer/writer-source.ts'
import { anyTable, anyText } from '../arbitraries.ts'
import { columnOf, recordText, rowNumbers } from '../oracle.ts'
import { sampleTable } from '../sample.ts'
import { generated, interpreted, recordParts } from './writers.ts'

describe('the generated writer and the interpreter', () => {
  it('should give the same bytes as each other and as strings put together', () => {
    fc.assert(
      fc.property(fc.nat(6).chain(anyTable), fc.nat(9), fc.nat(3), (table, offset, skipped) => {
        const parts = recordParts(table.columns)
        const from = Math.min(skipped, table.rows)
        const expected = rowNumbers(table)
          .slice(from)
          .map((row) => `,${recordText(table.columns, row)}`)
          .join('')
        const bytes = interpreted(parts, table, from, table.rows, offset)
        expect(bytes.toString('utf8')).toBe(expected)
        expect(generated(parts, table, from, table.rows, offset).equals(bytes)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('should still agree when the code is hot', () => {
    const table = sampleTable('hot', 30_000)
    const parts = recordParts(table.columns)
    expect(generated(parts, table, 0, table.rows).equals(interpreted(parts, table, 0, table.rows))).toBe(true)
  })

  it.each([0, 1, 2, 3, 4, 5, 9])('should write numbers of scale %i around every power of ten', (scale) => {
    const cells = Array.from({ length: 17 }, (_, digits) => 10 ** digits)
      .flatMap((power) => [power - 1, power, power + 1])
      .concat(2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53 - 1, 2 ** 53)
      .filter((cell) => cell <= 2 ** 53)
      .flatMap((cell) => [cell, -cell])
    const table = { name: 'numbers', rows: cells.length, columns: [columnOf('n', { type: 'number', scale, nullable: false }, cells)] }
    const parts = recordParts(table.columns)
    const expected = cells.map((_, row) => `,${recordText(table.columns, row)}`).join('')
    expect(interpreted(parts, table, 0, cells.length).toString()).toBe(expected)
    expect(generated(parts, table, 0, cells.length).toString()).toBe(expected)
  })

  it('should write every day of the years 1 to 9999', () => {
    const cells = Array.from({ length: 2_932_896 + 719_162 + 1 }, (_, index) => index - 719_162).filter(
      (day) => day % 23 === 0 || (day > -26_000 && day < 48_000),
    )
    for (const type of ['date', 'timestamp'] as const) {
      const column = columnOf(
        'd',
        { type, nullable: false },
        type === 'date' ? cells : cells.map((day, index) => day * 86_400 + (index % 86_400)),
      )
      const table = { name: 'days', rows: cells.length, columns: [column] }
      const expected = Buffer.from(cells.map((_, row) => `,${recordText(table.columns, row)}`).join(''))
      expect(generated(recordParts(table.columns), table, 0, cells.length).equals(expected)).toBe(true)
    }
  })

  it('should write dictionaries of any size, with long words and without words', () => {
    const words = Array.from({ length: 10_050 }, (_, index) => 'é'.repeat(index % 90) + index)
    const parts = [
      { type: 'literal', text: 'x'.repeat(300) },
      { type: 'word', lane: 0, dictionary: { words } },
    ] as const
    const vector = { lanes: [Int32Array.from(words, (_, index) => index)], nulls: null }
    const empty = { type: 'text', nullable: true, parts: [{ type: 'word', lane: 0, dictionary: { words: [] } }] } as const
    const columns = [
      { name: 'w', layout: { type: 'text', parts, nullable: false } as const, vector },
      { name: 'none', layout: empty, vector: { lanes: vector.lanes, nulls: new Uint8Array(words.length).fill(1) } },
    ]
    const table = { name: 'words', rows: words.length, columns }
    const expected = Buffer.from(words.map((_, row) => `,${recordText(columns, row)}`).join(''))
    expect(interpreted(recordParts(columns), table, 0, words.length).equals(expected)).toBe(true)
    expect(generated(recordParts(columns), table, 0, words.length).equals(expected)).toBe(true)
  })

  it('should keep every byte of DEL and astral characters at all positions of a double', () => {
    const tails = ['\u007f', '\u{1f600}\u007f', '\u007f\u{10ffff}', '\u{10ffff}\u{10ffff}\u007f\u007f', '\u007f'.repeat(8)]
    const words = Array.from({ length: 9 }, (_, shift) => tails.map((tail) => 'a'.repeat(shift) + tail + tail)).flat()
    const columns = words.map((literal, index) => ({
      name: literal + index,
      layout: {
        type: 'text',
        nullable: false,
        parts: [
          { type: 'literal', text: literal },
          { type: 'word', lane: 0, dictionary: { words } },
        ],
      } as const,
      vector: { lanes: [Int32Array.from(words, (_, code) => code)], nulls: null },
    }))
    const table = { name: 'del', rows: words.length, columns }
    const expected = words.map((_, row) => `,${recordText(columns, row)}`).join('')
    expect(interpreted(recordParts(columns), table, 0, words.length).toString('utf8')).toBe(expected)
    expect(generated(recordParts(columns), table, 0, words.length).toString('utf8')).toBe(expected)
  })
})

describe('writerSource', () => {
  const sourceFor = (text: string): string => {
    const parts = [
      { type: 'literal', text },
      { type: 'word', lane: 0, dictionary: { words: [text] } },
    ] as const
    const column = { name: text, layout: { type: 'text', nullable: true, parts } as const, vector: { lanes: [], nulls: null } }
    return writerSource(planOperations(recordParts([column]))).source
  }

  it('should hold none of the texts of a caller, only their lengths', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(sourceFor(text)).toMatch(/^[\w\s{}()[\]=<>?:;,.+*/|&!'-]*$/)
        expect(sourceFor(text)).toBe(sourceFor(text.replace(/[ !#-[\]-~]/g, 'x').replaceAll('"', '\\')))
      }),
    )
  })
})
