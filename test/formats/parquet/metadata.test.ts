import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parquet } from '../../../src/formats/parquet/parquet.ts'
import { anyTable } from '../arbitraries.ts'
import { optionsOf, outlineOf, writeBlock, writeFile } from '../one-file.ts'
import { orderedTable } from '../ordered.ts'
import { sampleTable } from '../sample.ts'
import { Duck } from './duck.ts'
import { readParquet } from './read-parquet.ts'

let duck: Duck
beforeAll(async () => {
  duck = await Duck.open()
})
afterAll(() => duck.close())

describe.each(['none', 'gzip'] as const)('metadata with codec %s', (codec) => {
  const options = optionsOf({ codec })

  it('should state the minimum and maximum, and the number of nulls', async () => {
    const sample = orderedTable('events', 5_000)
    const bytes = writeFile(parquet, sample, options)
    const { metadata } = await readParquet(bytes)
    const known = metadata.row_groups[0]?.columns.map(({ meta_data: chunk }) => ({
      nulls: chunk?.statistics?.null_count,
      isBounded: chunk?.statistics?.min_value !== undefined,
    }))
    expect(known?.map(({ nulls }) => nulls)).toStrictEqual([
      0n,
      0n,
      0n,
      0n,
      0n,
      0n,
      0n,
      ...Array<unknown>(3).fill(codec === 'none' ? undefined : 1_000n),
    ])
    expect(known?.map(({ isBounded }) => isBounded)).toStrictEqual([true, true, true, true, true, true, false, true, true, false])
    // DuckDB answers from the metadata if it can, and looks at every row in the other query.
    const of = (from: string): string =>
      `select ${sample.columns.map(({ name }) => `min(${name}), max(${name}), count(${name})`).join()} from ${from}`
    const told = await duck.ask(bytes, of('$file'))
    expect(told.columns).toStrictEqual((await duck.ask(bytes, of('(select * from $file order by random())'))).columns)
  })

  it('should not answer for the minimum and maximum with declared bounds that no cell has', async () => {
    const lane = Float64Array.from({ length: 400 }, (_, row) => 40 + ((row * 7) % 21))
    const column = { name: 'score', layout: { type: 'number', scale: 0, nullable: false }, range: { min: -300, max: 1_000 } } as const
    const bytes = writeFile(parquet, { name: 't', rows: 400, columns: [{ ...column, vector: { lanes: [lane], nulls: null } }] }, options)
    const told = await duck.ask(bytes, 'select min(score)::int, max(score)::int, count(*) filter (score > 200)::int from $file')
    expect(told.columns).toStrictEqual([[40n], [54n], [0n]])
    const { metadata } = await readParquet(bytes)
    const { statistics } = metadata.row_groups[0]?.columns[0]?.meta_data ?? {}
    expect([statistics?.is_min_value_exact, statistics?.is_max_value_exact]).toStrictEqual(codec === 'none' ? [false, false] : [true, true])
  })

  it('should name the program that wrote it, in the form that readers parse', async () => {
    const { metadata } = await readParquet(writeFile(parquet, sampleTable('customers', 1), options))
    expect(metadata.created_by).toMatch(/^synth version (\d+\.\d+\.\d+) \(build \1\)$/)
    expect(metadata.version).toBe(2)
  })

  it('should never write more than its bounds state', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }).chain(anyTable), (sample) => {
        fc.pre(sample.columns.length > 0)
        const { maxRowBytes } = parquet.compile(sample, outlineOf(sample).columns, options)
        expect(writeBlock(parquet, sample, options, 0, sample.rows).bytes.length).toBeLessThanOrEqual(maxRowBytes * sample.rows)
      }),
      { numRuns: 200 },
    )
  })

  it('should guess the bytes of a row within a factor of three', () => {
    const sample = orderedTable('events', 60_000)
    const { typicalRowBytes } = parquet.compile(sample, outlineOf(sample).columns, options)
    const bytes = writeFile(parquet, sample, options).length / sample.rows
    expect(typicalRowBytes).toBeGreaterThan(bytes / 3)
    expect(typicalRowBytes).toBeLessThan(bytes * 3)
  })
})
