import { createHash } from 'node:crypto'
import * as zlib from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ByteSink } from '../../../src/formats/byte-sink.ts'
import { FormatError } from '../../../src/formats/format.ts'
import { parquet } from '../../../src/formats/parquet/parquet.ts'
import { anyTable, type SampleColumn, type SampleTable } from '../arbitraries.ts'
import { firstDifference } from '../first-difference.ts'
import { optionsOf, outlineOf, writeFile } from '../one-file.ts'
import { columnOf } from '../oracle.ts'
import { orderedTable } from '../ordered.ts'
import { plainColumns, wellFormed } from '../plain-cell.ts'
import { sampleTable } from '../sample.ts'
import { spoiled } from '../spoiled.ts'
import { withoutMark } from '../without-mark.ts'
import { Duck } from './duck.ts'
import { readParquet } from './read-parquet.ts'

let duck: Duck
beforeAll(async () => {
  duck = await Duck.open()
})
afterAll(() => duck.close())

const codecs = ['none', 'gzip'] as const
const limit = 2 ** 53

function table(columns: readonly SampleColumn[]): SampleTable {
  return { name: 'any', rows: columns[0]?.vector.lanes[0]?.length ?? 0, columns }
}

function nullable(column: SampleColumn, nulls: readonly number[]): SampleColumn {
  return { ...column, layout: { ...column.layout, nullable: true }, vector: { ...column.vector, nulls: Uint8Array.from(nulls) } }
}

function wordsColumn(name: string, words: readonly string[], codes: readonly number[]): SampleColumn {
  const layout = { type: 'text', nullable: false, parts: [{ type: 'word', lane: 0, dictionary: { words } }] } as const
  return { name, layout, vector: { lanes: [Int32Array.from(codes)], nulls: null } }
}

describe.each(codecs)('parquet with codec %s', (codec) => {
  const options = optionsOf({ codec })
  const groupRows = (sample: SampleTable): number => parquet.compile(sample, outlineOf(sample).columns, options).blockRows ?? 0

  async function expectContent(sample: SampleTable, bytes = writeFile(parquet, sample, options)): Promise<void> {
    const read = await readParquet(bytes)
    expect(withoutMark([read.names])).toStrictEqual(withoutMark([sample.columns.map(({ name }) => wellFormed(name))]))
    expect(Number(read.metadata.num_rows)).toBe(sample.rows)
    const expected = plainColumns(sample)
    // DuckDB's client leaves out byte order marks, and so does hyparquet of names.
    expect(firstDifference(read.columns, expected)).toBeNull()
    expect(firstDifference(withoutMark((await duck.ask(bytes)).columns), withoutMark(expected))).toBeNull()
  }

  it('should give the cells of the vectors, whatever they are and however they are cut', async () => {
    const cut = fc.integer({ min: 1, max: 10 })
    await fc.assert(
      fc.asyncProperty(fc.nat(9).chain(anyTable), cut, async (sample, step) => {
        fc.pre(sample.columns.length > 0)
        await expectContent(sample, writeFile(parquet, sample, options, { step }))
      }),
      { numRuns: 100 },
    )
  })

  it.each([0, 1, 7, 8, 9, 1_023, 1_024, 1_025])('should write %i rows', async (rows) => {
    await expectContent(sampleTable('customers', rows))
    await expectContent(orderedTable('events', rows))
  })

  it.each([-1, 0, 1])('should begin a row group when one is full, %i rows from there', async (more) => {
    const wide = { ...sampleTable('wide', 1), columns: Array.from({ length: 9 }, () => sampleTable('wide', 1).columns).flat() }
    const rows = groupRows(wide) * 2 + more
    const columns = Array.from({ length: 9 }, (_, copy) =>
      sampleTable('wide', rows).columns.map((column) => ({ ...column, name: `${column.name}${copy}` })),
    )
    const sample = { name: 'wide', rows, columns: columns.flat() }
    expect(groupRows(sample)).toBe(groupRows(wide))
    const bytes = writeFile(parquet, sample, options)
    const { metadata } = await readParquet(bytes)
    expect(metadata.row_groups).toHaveLength(Math.ceil(rows / groupRows(wide)))
    expect((await duck.ask(bytes, 'select count(*), sum(id0), count(name_or_null8), sum(length(code3)) from $file')).columns).toStrictEqual(
      (
        await duck.ask(
          writeFile(parquet, sample, optionsOf({ codec })),
          'select count(id1), sum(id4), count(name_or_null2), sum(length(code1)) from $file',
        )
      ).columns,
    )
  })

  it('should hold integers and decimals of all sizes', async () => {
    const cells = [0, 1, -1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, limit, -limit, limit - 1, 1 - limit]
    const sample = table([0, 1, 4, 9].map((scale) => columnOf(`scale${scale}`, { type: 'number', scale, nullable: false }, cells)))
    await expectContent(sample)
    const { types } = await duck.ask(writeFile(parquet, sample, options))
    expect(types).toStrictEqual(['BIGINT', 'DECIMAL(18,1)', 'DECIMAL(18,4)', 'DECIMAL(18,9)'])
  })

  it('should hold days and moments of the years 1 to 9999', async () => {
    const days = [-719_162, -1, 0, 2_932_896]
    const seconds = [-62_135_596_800, -1, 0, 253_402_300_799]
    const sample = table([
      columnOf('day', { type: 'date', nullable: false }, days),
      columnOf('moment', { type: 'timestamp', nullable: false }, seconds),
    ])
    await expectContent(sample)
    const { types } = await duck.ask(writeFile(parquet, sample, options))
    expect(types).toStrictEqual(['DATE', 'TIMESTAMP WITH TIME ZONE'])
  })

  it('should take 32 bits where a range says that they are enough', async () => {
    const of = (min: number, max: number, scale = 0): SampleColumn => ({
      ...columnOf(`${min} ${max} ${scale}`, { type: 'number', scale, nullable: false }, [min, max]),
      range: { min, max },
    })
    const sample = table([of(-(2 ** 31), 2 ** 31 - 1), of(0, 2 ** 31), of(-(2 ** 31) - 1, 0), of(0, 9, 2)])
    await expectContent(sample)
    const { metadata } = await readParquet(writeFile(parquet, sample, options))
    expect(metadata.schema.slice(1).map(({ type }) => type)).toStrictEqual(['INT32', 'INT64', 'INT64', 'INT64'])
    expect(metadata.schema[1]?.logical_type).toStrictEqual({ type: 'INTEGER', bitWidth: 32, isSigned: true })
  })

  it('should hold nulls everywhere and nowhere', async () => {
    const rows = 20
    const without = sampleTable('customers', rows).columns.slice(0, 8)
    const all = [1, 0].flatMap((flag) =>
      without.map((column) => nullable({ ...column, name: `${column.name}${flag}` }, Array<number>(rows).fill(flag))),
    )
    await expectContent(table(all))
  })

  it('should write the same bytes whatever the lanes of nulls hold', () => {
    for (const sample of [sampleTable('customers', 500), orderedTable('events', 500)])
      expect(writeFile(parquet, spoiled(sample), options).equals(writeFile(parquet, sample, options))).toBe(true)
  })

  it('should write as before after a block that was not ended', () => {
    const sample = sampleTable('customers', 500)
    const expected = writeFile(parquet, sample, options)
    const writer = parquet.compile(sample, outlineOf(sample).columns, options)
    writer.begin({ first: 0, count: 500, opens: true, closes: true }, new ByteSink(new ArrayBuffer(0))).write(
      sample.columns.map(({ vector }) => vector),
      100,
    )
    expect(writeFile(parquet, sample, options).equals(expected)).toBe(true)
  })

  it('should refuse texts for which a page can be longer than readers support', () => {
    const layout = { type: 'text', nullable: false, parts: [{ type: 'digits', lane: 0, width: 2 ** 22, blankZero: false }] } as const
    expect(() => parquet.compile({ name: 'long' }, [{ name: 'digits', layout }], options)).toThrow(FormatError)
  })

  it('should hold texts of any length', async () => {
    const words = ['', '\ufeffmark', '\ud800', '😀'.repeat(5_000), '\0']
    await expectContent(table([wordsColumn('plain', words, [0, 1, 2, 3, 4, 3, 0]), wordsColumn('empty', [''], [0, 0, 0, 0, 0, 0, 0])]))
  })

  it('should leave out a dictionary that takes more than the texts', async () => {
    const words = Array.from({ length: 10_000 }, (_, index) => `a word of some length, number ${index}`)
    const sample = (rows: number): SampleTable =>
      table([
        wordsColumn(
          'word',
          words,
          Array.from({ length: rows }, (_, row) => (row * 7) % 10_000),
        ),
      ])
    const few = writeFile(parquet, sample(10), options)
    expect(few.length).toBeLessThan(2_000)
    await expectContent(sample(10), few)
    const many = await readParquet(writeFile(parquet, sample(70_000), options))
    const chunks = many.metadata.row_groups.map(({ columns }) => columns[0]?.meta_data)
    expect(chunks.map((chunk) => chunk?.encodings.includes('RLE_DICTIONARY'))).toStrictEqual([true, false])
    await expectContent(sample(70_000))
  })

  it('should write five hundred columns, with any names', async () => {
    const sample = sampleTable('wide', 5)
    const columns = Array.from({ length: 500 }, (_, index) => ({
      ...(sample.columns[index % 16] as SampleColumn),
      name: `${'é😀"\0.'.repeat(index % 7)}${index}`,
    }))
    await expectContent({ ...sample, columns })
  })

  it('should refuse a table without columns', () => {
    expect(() => parquet.compile({ name: 'bare' }, [], options)).toThrow(FormatError)
    expect(() => parquet.sections([{ name: 'bare', rows: 2, columns: [] }], null, options)).toThrow('"bare"')
    expect(() => parquet.address?.({ name: 'bare', rows: 2, columns: [] }, options)).toThrow(FormatError)
  })
})

describe('parquet', () => {
  it('should compress with zstd where Node.js can', () => {
    const sample = orderedTable('events', 3_000)
    const write = (): Buffer => writeFile(parquet, sample, optionsOf({ codec: 'zstd' }))
    if ('zstdCompressSync' in zlib) expect(write().length).toBeLessThan(writeFile(parquet, sample, optionsOf()).length)
    else expect(write).toThrow(FormatError)
  })

  it('should give the bytes it gave before', () => {
    const bytes = [sampleTable('customers', 12), orderedTable('events', 3_000)].map((sample) => writeFile(parquet, sample, optionsOf()))
    expect(createHash('sha256').update(Buffer.concat(bytes)).digest('hex')).toBe(
      'd5bcf350aeed19b3371c1202ed9e8c3a2f27387e5a49928e3623cc89a26f3119',
    )
  })
})
