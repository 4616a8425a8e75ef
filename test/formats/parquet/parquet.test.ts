import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parquet } from '../../../src/formats/parquet/parquet.ts'
import { anyTable } from '../arbitraries.ts'
import { optionsOf, outlineOf, readParts, writeFile } from '../one-file.ts'
import { plainColumns, wellFormed } from '../plain-cell.ts'
import { sampleTable } from '../sample.ts'
import { Duck } from './duck.ts'
import { readParquet } from './read-parquet.ts'

let duck: Duck
beforeAll(async () => {
  duck = await Duck.open()
})
afterAll(() => duck.close())

const codecs = ['none', 'gzip'] as const

/** DuckDB's client leaves out a byte order mark at the beginning of a text, and so does hyparquet of a name. */
function withoutMark(columns: readonly (readonly unknown[])[]): unknown[][] {
  return columns.map((column) => column.map((cell) => (typeof cell === 'string' ? cell.replace(/^\ufeff/, '') : cell)))
}

describe.each(codecs)('parquet with codec %s', (codec) => {
  const options = optionsOf({ codec })

  it('should give the cells of the vectors, whatever they are', async () => {
    const tables = fc.nat(5).chain(anyTable)
    await fc.assert(
      fc.asyncProperty(tables, async (table) => {
        fc.pre(table.columns.length > 0)
        const bytes = writeFile(parquet, table, options)
        const read = await readParquet(bytes)
        expect(read.names).toStrictEqual(table.columns.map(({ name }) => wellFormed(name).replace(/^\ufeff/, '')))
        expect(read.columns).toStrictEqual(plainColumns(table))
        expect(withoutMark((await duck.ask(bytes)).columns)).toStrictEqual(withoutMark(plainColumns(table)))
      }),
      { numRuns: 100 },
    )
  })

  it.each([0, 1, 7, 1_023, 1_024, 1_025, 5_000])('should write %i rows', async (rows) => {
    const table = sampleTable('customers', rows)
    const bytes = writeFile(parquet, table, options)
    const read = await readParquet(bytes)
    expect(read.columns).toStrictEqual(plainColumns(table))
    expect(read.metadata.num_rows).toBe(BigInt(rows))
    const asked = await duck.ask(bytes)
    expect(asked.columns).toStrictEqual(plainColumns(table))
  })
})

describe('address', () => {
  it('should be the same bytes', () => {
    for (const rows of [0, 1, 10, 3_000, 70_000]) {
      const table = sampleTable('customers', rows)
      const whole = writeFile(parquet, table, optionsOf())
      const addressed = parquet.address?.(outlineOf(table), optionsOf())
      if (addressed === undefined || addressed === null) throw new Error('no address')
      expect(addressed.length).toBe(whole.length)
      expect(readParts(parquet, table, optionsOf(), addressed).equals(whole)).toBe(true)
    }
  })
})
