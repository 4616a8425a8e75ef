import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Addressed, AddressedPart, CellReader, TableOutline, WrittenColumn } from '../../../src/formats/format.ts'
import { offsetBytes } from '../../../src/formats/parquet/offset-bytes.ts'
import { parquet } from '../../../src/formats/parquet/parquet.ts'
import { varintBytes } from '../../../src/formats/parquet/varint-bytes.ts'
import { anyTable, type SampleTable } from '../arbitraries.ts'
import { optionsOf, outlineOf, readParts, writeFile } from '../one-file.ts'
import type { Dictionary } from '../../../src/vector.ts'
import { orderedTable } from '../ordered.ts'

const options = optionsOf()

function addressOf(table: TableOutline): Addressed {
  const addressed = parquet.address?.(table, options) ?? null
  if (addressed === null) throw new Error('The file has no places')
  return addressed
}

function bytesOf(part: AddressedPart): number {
  return part.type === 'bytes' ? part.bytes.length : part.take
}

function outline(rows: number, columns: readonly WrittenColumn[]): TableOutline<Dictionary> {
  return { name: 'any', rows, columns }
}

const zeros: CellReader = (_column, rows) => new Float64Array(rows.length)

/** All entries of the index, however they are cut. */
function indexOf(table: TableOutline, portion: number): Buffer {
  const groups = [...addressOf(table).parts(0, Number.MAX_SAFE_INTEGER)].filter(({ type }) => type === 'rows').length
  const parts: Uint8Array[] = []
  for (let first = 0; first < groups; first += portion)
    parts.push(parquet.index?.(table, options, first, Math.min(portion, groups - first), zeros) ?? new Uint8Array())
  return Buffer.concat(parts)
}

const words = { words: ['north', 'south', 'east'] }
const columns: readonly WrittenColumn[] = [
  { name: 'flag', layout: { type: 'boolean', nullable: false } },
  { name: 'number', layout: { type: 'number', scale: 0, nullable: false }, ascending: true },
  { name: 'word', layout: { type: 'text', nullable: false, parts: [{ type: 'word', lane: 0, dictionary: words }] } },
  { name: 'code', layout: { type: 'text', nullable: true, parts: [{ type: 'digits', lane: 0, width: 30, blankZero: false }] } },
  { name: 'moment', layout: { type: 'timestamp', nullable: true } },
]
const someColumns = fc.subarray([...columns], { minLength: 1 })

describe('address', () => {
  it('should give the bytes of the file that is written sequentially', () => {
    fc.assert(
      fc.property(fc.nat(9).chain(anyTable), (table) => {
        fc.pre(table.columns.length > 0)
        const whole = writeFile(parquet, table, options)
        const addressed = addressOf(outlineOf(table))
        expect(addressed.length).toBe(whole.length)
        expect(readParts(parquet, table, options, addressed).equals(whole)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it.each([0, 1, 1_023, 1_024, 1_025, 65_535, 65_536, 65_537, 140_000])('should estimate the bytes of %i rows', (rows) => {
    const table = orderedTable('events', rows)
    const whole = writeFile(parquet, table, options)
    const addressed = addressOf(outlineOf(table))
    expect(addressed.length).toBe(whole.length)
    expect(readParts(parquet, table, options, addressed).equals(whole)).toBe(true)
  })

  it('should make every range of bytes alone', () => {
    const table: SampleTable = orderedTable('events', 70_000)
    const whole = writeFile(parquet, table, options)
    const addressed = addressOf(outlineOf(table))
    const place = fc.oneof(fc.nat(whole.length), fc.integer({ min: whole.length - 3_000, max: whole.length }), fc.nat(200))
    fc.assert(
      fc.property(place, place, fc.boolean(), (one, other, isShort) => {
        const from = Math.min(one, other)
        const to = isShort ? Math.min(whole.length, from + 100) : Math.max(one, other)
        expect(readParts(parquet, table, options, addressed, [from, to]).equals(whole.subarray(from, to))).toBe(true)
      }),
      { numRuns: 60 },
    )
    for (const [from, to] of [
      [0, 4],
      [4, 5],
      [0, 0],
      [whole.length - 8, whole.length],
      [whole.length - 1, whole.length],
    ] as const)
      expect(readParts(parquet, table, options, addressed, [from, to]).equals(whole.subarray(from, to))).toBe(true)
  })

  it('should ask for all columns of a row group at once, and only for those that a range touches', () => {
    const table = outlineOf(orderedTable('events', 70_000))
    const addressed = addressOf(table)
    const { blockRows = 1 } = parquet.compile(table, table.columns, options)
    const rows = [...addressed.parts(0, addressed.length)].flatMap((part) => (part.type === 'rows' ? [part.columns.length] : []))
    expect(rows).toStrictEqual(Array<number>(Math.ceil(70_000 / blockRows)).fill(10))
    const [part, ...more] = addressed.parts(1_000_000, 1_000_001)
    expect(more).toStrictEqual([])
    expect(part?.type === 'rows' ? part.columns.length : 0).toBe(1)
  })

  it('should place the entries of the index in closed form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000_000 }), someColumns, fc.integer({ min: 1, max: 5_000 }), (rows, own, portion) => {
        const table = outline(rows, own)
        const addressed = addressOf(table)
        const parts = [...addressed.parts(0, addressed.length)]
        expect(parts.reduce((sum, part) => sum + bytesOf(part), 0)).toBe(addressed.length)
        const index = parts.filter(({ type }) => type === 'index').reduce((sum, part) => sum + bytesOf(part), 0)
        expect(indexOf(table, portion).length).toBe(index)
      }),
      { numRuns: 30 },
    )
  })

  it('should make any bytes of a long index alone', () => {
    const table = outline(150_000_000, columns)
    const index = indexOf(table, 100_000)
    const addressed = addressOf(table)
    const rows = [...addressed.parts(0, addressed.length)].flatMap((part) => (part.type === 'rows' ? [part.take] : []))
    const [head] = [...addressed.parts(4, addressed.length)].filter(({ type }) => type === 'bytes')
    const start = rows.reduce((sum, take) => sum + take, 4) + (head === undefined ? 0 : bytesOf(head))
    fc.assert(
      fc.property(fc.nat(index.length), fc.nat(3_000), (from, length) => {
        const to = Math.min(index.length, from + length)
        const pieces = [...addressed.parts(start + from, start + to)].map((part) => {
          if (part.type !== 'index') throw new Error(`A part of type ${part.type} is no part of the index`)
          expect(part.count).toBeLessThan(40)
          return (
            parquet.index?.(table, options, part.first, part.count, zeros).subarray(part.skip, part.skip + part.take) ?? new Uint8Array()
          )
        })
        expect(Buffer.concat(pieces).equals(index.subarray(from, to))).toBe(true)
      }),
    )
  })

  it('should place a billion rows of nineteen columns in no time', () => {
    const many = Array.from({ length: 19 }, (_, index) => ({ ...(columns[index % 5] as WrittenColumn), name: `column_${index}` }))
    const table = outline(1e9, many)
    addressOf(table)
    const before = performance.now()
    const addressed = addressOf(table)
    const [part] = addressed.parts(addressed.length - 5e6, addressed.length)
    // On a quiet machine it takes less than 2 ms.
    expect(performance.now() - before).toBeLessThan(100)
    expect(part?.type).toBe('index')
    expect(addressed.length).toBeGreaterThan(1e11)
  })

  it('should refuse a file whose footer would be longer than readers support', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ ...(columns[3] as WrittenColumn), name: `column_${index}` }))
    expect(() => addressOf(outline(1e9, many))).toThrow('at most 2 GiB')
    for (const codec of ['none', 'gzip'] as const)
      expect(() => parquet.sections([outline(4e10, many)], null, optionsOf({ codec }))).toThrow('at most 2 GiB')
  })

  it('should be null for compressed files', () => {
    expect(parquet.address?.(outline(5, columns), optionsOf({ codec: 'gzip' }))).toBeNull()
  })
})

describe('offsetBytes', () => {
  it('should be the sum of the bytes of its varints', () => {
    const small = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 2 ** 31 }))
    fc.assert(
      fc.property(fc.nat(20_000), small, fc.nat(200), (base, stride, count) => {
        const offsets = Array.from({ length: count }, (_, index) => base + index * stride)
        expect(offsetBytes(base, stride, count)).toBe(offsets.reduce((sum, offset) => sum + varintBytes(offset * 2), 0))
      }),
    )
  })
})
