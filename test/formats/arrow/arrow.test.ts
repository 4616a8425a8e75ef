import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrow } from '../../../src/formats/arrow/arrow.ts'
import { FormatError } from '../../../src/formats/format.ts'
import { anyTable, type SampleColumn, type SampleTable } from '../arbitraries.ts'
import { firstDifference } from '../first-difference.ts'
import { type Cutting, optionsOf, outlineOf, writeBlock, writeFile } from '../one-file.ts'
import { columnOf } from '../oracle.ts'
import { orderedTable } from '../ordered.ts'
import { plainColumns, wellFormed } from '../plain-cell.ts'
import { sampleTable } from '../sample.ts'
import { spoiled } from '../spoiled.ts'
import { withoutMark } from '../without-mark.ts'
import { readArrow } from './read-arrow.ts'

const options = optionsOf()
const limit = 2 ** 53
/** Numbers of types in Arrow's metadata. */
const types = { dictionary: -1, int: 2, utf8: 5, bool: 6, decimal: 7, date: 8, timestamp: 10 }

function expectContent(table: SampleTable, cutting: Cutting = {}): void {
  const read = readArrow(writeFile(arrow, table, options, cutting))
  // flechette leaves out byte order marks.
  expect(withoutMark([read.names])).toStrictEqual(withoutMark([table.columns.map(({ name }) => wellFormed(name))]))
  expect(read.table.schema.fields.map(({ nullable }) => nullable)).toStrictEqual(table.columns.map(({ layout }) => layout.nullable))
  expect(read.table.numRows).toBe(table.columns.length === 0 ? 0 : table.rows)
  expect(firstDifference(read.columns, withoutMark(plainColumns(table)))).toBeNull()
}

function wordsColumn(name: string, words: readonly string[], codes: readonly number[]): SampleColumn {
  const layout = { type: 'text', nullable: false, parts: [{ type: 'word', lane: 0, dictionary: { words } }] } as const
  return { name, layout, vector: { lanes: [Int32Array.from(codes)], nulls: null } }
}

function typeIds(table: SampleTable, cutting: Cutting = {}): readonly number[] {
  return readArrow(writeFile(arrow, table, options, cutting)).table.schema.fields.map(({ type }) => type.typeId)
}

describe('arrow', () => {
  it('should give the cells of the vectors, whatever they are and however they are cut', () => {
    const cut = fc.integer({ min: 1, max: 10 })
    fc.assert(
      fc.property(fc.nat(9).chain(anyTable), cut, cut, (table, step, blockRows) => expectContent(table, { step, blockRows })),
      { numRuns: 300 },
    )
  })

  it.each([0, 1, 7, 8, 1_023, 1_024, 1_025, 9_000])('should write %i rows', (rows) => {
    expectContent(sampleTable('customers', rows))
    expectContent(orderedTable('events', rows))
  })

  it.each([-1, 0, 1])('should begin a batch when one is full, %i rows from there', (more) => {
    const { blockRows = 0 } = arrow.compile({ name: 'events' }, outlineOf(orderedTable('events', 1)).columns, options)
    const table = orderedTable('events', blockRows * 2 + more)
    expectContent(table)
    const { children } = readArrow(writeFile(arrow, table, options)).table
    expect(children[0]?.data).toHaveLength(Math.ceil(table.rows / blockRows))
  })

  it('should hold integers and decimals of all sizes', () => {
    const cells = [0, 1, -1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, limit, -limit, limit - 1, 1 - limit]
    const columns = [0, 1, 4, 9].map((scale) => columnOf(`scale${scale}`, { type: 'number', scale, nullable: false }, cells))
    const table = { name: 'numbers', rows: cells.length, columns }
    expectContent(table)
    expect(readArrow(writeFile(arrow, table, options)).table.schema.fields[3]?.type).toMatchObject({
      precision: 18,
      scale: 9,
      bitWidth: 128,
    })
  })

  it('should describe the types of its columns', () => {
    const table = sampleTable('customers', 1_000)
    const { fields } = readArrow(writeFile(arrow, table, options)).table.schema
    const { int, decimal, bool, date, timestamp, dictionary, utf8 } = types
    expect(fields.slice(0, 8).map(({ type }) => type.typeId)).toStrictEqual([
      int,
      decimal,
      decimal,
      bool,
      date,
      timestamp,
      dictionary,
      utf8,
    ])
    expect(fields[5]?.type).toMatchObject({ unit: 1, timezone: 'UTC' })
    expect(fields[4]?.type).toMatchObject({ unit: 0 })
  })

  it('should write words with a dictionary only where that is shorter, and alike in all batches', () => {
    const words = Array.from({ length: 10_000 }, (_, index) => `a word of some length, number ${index}`)
    const table = (rows: number): SampleTable => ({
      name: 'words',
      rows,
      columns: [
        wordsColumn(
          'word',
          words,
          Array.from({ length: rows }, (_, row) => (row * 7) % 10_000),
        ),
      ],
    })
    expect(writeFile(arrow, table(10), options).length).toBeLessThan(2_000)
    expect(typeIds(table(10))).toStrictEqual([types.utf8])
    expect(typeIds(table(70_000))).toStrictEqual([types.dictionary])
    expectContent(table(70_000))
    expectContent(table(70_000), { blockRows: 3_001 })
  })

  it('should write a dictionary of several columns once', () => {
    const words = Array.from({ length: 500 }, (_, index) => `word ${index}`)
    const codes = Array.from({ length: 5_000 }, (_, row) => row % 500)
    const of = (...names: string[]): SampleTable => ({
      name: 'words',
      rows: 5_000,
      columns: names.map((name) => wordsColumn(name, words, codes)),
    })
    expectContent(of('a', 'b', 'c'))
    const [one, two] = [writeFile(arrow, of('a'), options), writeFile(arrow, of('a', 'b'), options)]
    expect(two.length - one.length).toBeLessThan(5_000 * 4 + 400)
  })

  it('should leave out validity where nothing is null', () => {
    const full = sampleTable('customers', 800).columns.slice(0, 6)
    const nullable = full.map((column) => ({
      ...column,
      layout: { ...column.layout, nullable: true },
      vector: { ...column.vector, nulls: new Uint8Array(800) },
    }))
    const [without, with_] = [full, nullable].map((columns) => writeFile(arrow, { name: 'any', rows: 800, columns }, options).length)
    expect(with_).toBe(without)
  })

  it('should write the same bytes whatever the lanes of nulls hold', () => {
    for (const table of [sampleTable('customers', 500), orderedTable('events', 500)])
      expect(writeFile(arrow, spoiled(table), options).equals(writeFile(arrow, table, options))).toBe(true)
  })

  it('should align all messages and buffers to eight bytes', () => {
    for (const rows of [0, 1, 13]) expect(writeFile(arrow, sampleTable('customers', rows), options).length % 8).toBe(0)
  })

  it('should write five hundred columns, with any names', () => {
    const sample = sampleTable('wide', 5)
    const columns = Array.from({ length: 500 }, (_, index) => ({
      ...(sample.columns[index % 16] as SampleColumn),
      name: `${'é😀"\\0.'.repeat(index % 7)}${index}`,
    }))
    expectContent({ ...sample, columns })
  })

  it('should never write more than its bounds state', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }).chain(anyTable), (table) => {
        const { maxRowBytes } = arrow.compile(table, outlineOf(table).columns, options)
        expect(writeBlock(arrow, table, options, 0, table.rows).bytes.length).toBeLessThanOrEqual(maxRowBytes * table.rows)
      }),
      { numRuns: 300 },
    )
  })

  it('should guess the bytes of a row within a factor of two', () => {
    const table = orderedTable('events', 20_000)
    const { typicalRowBytes } = arrow.compile(table, outlineOf(table).columns, options)
    const bytes = writeFile(arrow, table, options).length / table.rows
    expect(typicalRowBytes).toBeGreaterThan(bytes / 2)
    expect(typicalRowBytes).toBeLessThan(bytes * 2)
  })

  it('should refuse texts that exceed 32-bit offsets', () => {
    const layout = { type: 'text', nullable: false, parts: [{ type: 'digits', lane: 0, width: 2 ** 22, blankZero: false }] } as const
    expect(() => arrow.compile({ name: 'long' }, [{ name: 'digits', layout }], options)).toThrow(FormatError)
  })

  it('should give the bytes it gave before', () => {
    const bytes = [sampleTable('customers', 12), orderedTable('events', 3_000)].map((table) => writeFile(arrow, table, options))
    expect(createHash('sha256').update(Buffer.concat(bytes)).digest('hex')).toBe(
      'add8c87760d4c7db71aabd05734635854fb915875b4c589e95a529081fc2671c',
    )
  })
})
