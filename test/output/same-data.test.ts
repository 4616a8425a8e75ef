import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { formats } from '../../src/formats/index.ts'
import type { TableDescription } from '../../src/output/manifest.ts'
import { describeSchema } from './opened.ts'
import { exampleNames, readExample } from '../examples/support/example.ts'
import { readArrow } from '../formats/arrow/read-arrow.ts'
import { readParquet } from '../formats/parquet/read-parquet.ts'
import { everything, texts } from './support/everything.ts'
import { exactColumns, firstDifference } from './support/exact-rows.ts'
import { made, type Source } from './support/made.ts'
import { Warehouse } from './support/warehouse.ts'

/** A table of a source, with its rows as `records` writes them, which the others are compared with. */
interface Table {
  readonly source: Source
  readonly table: TableDescription
  /** A JSON array. */
  readonly rows: string
  /** Rows that are read where reading takes long. */
  readonly most: number
}

/** Says how a file differs from the rows of its table; null where it does not. */
type Check = (table: Table, warehouse: Warehouse) => Promise<unknown>

function inWarehouse(format: string, options = {}): Check {
  return async ({ source, table, rows: kept, most }, warehouse) => {
    const isSlow = format === 'sql'
    const rows = Math.min(table.rows, isSlow ? most : Infinity)
    const limit = isSlow && most < table.rows ? most : null
    await warehouse.keep(table, kept)
    return warehouse.difference(format, table, made(source, format, { table: table.name, limit, options }), rows)
  }
}

function inReader(format: string, read: (bytes: Buffer) => Promise<readonly (readonly unknown[])[]>, options = {}): Check {
  return async ({ source, table, rows }) =>
    firstDifference(await read(made(source, format, { table: table.name, options })), exactColumns(rows, table.columns))
}

const parquetReader = async (bytes: Buffer) => (await readParquet(bytes)).columns

/** Who reads what; the first word is the format. */
const checks: Readonly<Record<string, Check>> = {
  'csv in DuckDB': inWarehouse('csv'),
  'parquet in hyparquet': inReader('parquet', parquetReader),
  'sql in DuckDB': inWarehouse('sql', { ddl: true }),
  'tsv in DuckDB': inWarehouse('tsv'),
  'arrow in flechette': async ({ source, table, rows }) => {
    const { columns } = readArrow(made(source, 'arrow', { table: table.name }))
    return firstDifference(columns, exactColumns(rows, table.columns).map(withoutMarks))
  },
  'parquet in DuckDB': inWarehouse('parquet'),
  'json as text': async ({ source, table, rows }) =>
    made(source, 'json', { table: table.name }).toString() === rows ? null : 'other text',
  'ndjson as text': async ({ source, table, rows }) => {
    const lines = made(source, 'ndjson', { table: table.name }).toString().split('\n')
    return lines.pop() === '' && `[${lines.join(',')}]` === rows ? null : 'other text'
  },
  'parquet, gzip, in hyparquet': inReader('parquet', parquetReader, { codec: 'gzip' }),
  'ndjson in DuckDB': inWarehouse('ndjson'),
  'parquet, gzip, in DuckDB': inWarehouse('parquet', { codec: 'gzip' }),
}

/** flechette drops the byte order mark that a text begins with. */
function withoutMarks(cells: readonly unknown[]): readonly unknown[] {
  return cells.map((cell) => (typeof cell === 'string' && cell.startsWith('\ufeff') ? cell.slice(1) : cell))
}

/** Formats that are compared by their bytes, or read elsewhere. */
const others = ['records', 'columns', 'copy']

/** The tables of a source, cut out of the document: inside of a text no quotation mark follows `[`, `,` or `{` without a backslash. */
function tablesOf(source: Source, most: number): readonly Table[] {
  const document = made(source, 'records').toString()
  const end = document.lastIndexOf('},"meta":{')
  const { row_counts: counts } = JSON.parse(document.slice(end + '},"meta":'.length, -1)) as { readonly row_counts: object }
  const { tables } = describeSchema(source, source.seed)
  expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(counts).toSorted())
  let from = '{"tables":{'.length
  const rows = new Map<string, string>()
  const names = Object.keys(counts)
  for (const [index, name] of names.entries()) {
    const next = names[index + 1]
    const to = next === undefined ? end : document.indexOf(`],${JSON.stringify(next)}:[`, from) + 1
    rows.set(name, document.slice(from + JSON.stringify(name).length + 1, to))
    from = to + 1
  }
  return tables.map((table) => ({ source, table, rows: rows.get(table.name) ?? '', most }))
}

const sources: readonly (readonly [name: string, source: Source])[] = [
  ...[...domains.values()].map(({ name, schema }) => [name, { schema, rows: 200, seed: 11 }] as const),
  ...exampleNames.map((name) => [`the example ${name}`, { schema: readExample(name).schema, rows: 20, seed: 11 }] as const),
]

describe('the same data in every format', () => {
  let warehouse: Warehouse
  beforeAll(async () => {
    warehouse = await Warehouse.open()
  })
  afterAll(() => warehouse.close())

  it('should be checked for every format', () => {
    const read = Object.keys(checks).map((name) => name.split(/\W/)[0] ?? '')
    expect(new Set([...others, ...read])).toEqual(new Set(formats.keys()))
  })

  describe('of every type at its edges', () => {
    const source = { schema: everything, rows: null, seed: 5 }
    const tables = tablesOf(source, Infinity)

    it('should have all the texts, and nulls', () => {
      const [order] = tables
      const [, text = [], orNull = [], , , , , fraction = []] = exactColumns(order?.rows ?? '[]', order?.table.columns ?? [])
      expect(new Set(text)).toEqual(new Set(texts))
      expect(new Set(orNull)).toEqual(new Set([...texts, null]))
      expect(fraction.some((cell) => typeof cell === 'bigint' && cell < 0n && cell > -10_000n)).toBe(true)
    })

    it.each(Object.entries(checks))('should be read equal: %s', async (_, check) => {
      for (const table of tables) {
        expect([table.table.name, await check(table, warehouse)]).toEqual([table.table.name, null])
      }
    })
  })

  // DuckDB takes long to parse SQL, and SQL of one row is written like that of another: a few rows are enough for it.
  it.each(sources)('should be equal for %s', { timeout: 60_000 }, async (_, source) => {
    for (const table of tablesOf(source, 60))
      for (const [name, check] of Object.entries(checks))
        expect([table.table.name, name, await check(table, warehouse)]).toEqual([table.table.name, name, null])
  })
})
