import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formats } from '../../src/formats/index.ts'
import type { FormatOptions } from '../../src/formats/options.ts'
import type { AnySchema } from '../../src/schema/any-schema.ts'
import { readArrow } from '../formats/arrow/read-arrow.ts'
import { readParquet } from '../formats/parquet/read-parquet.ts'
import { firstDifference } from './support/exact-rows.ts'
import { made, type Request, type Source } from './support/made.ts'

type Rows = readonly (readonly unknown[])[]

/** Takes the rows out of a file, a column after another; of texts each row is one column's cell: its bytes. */
type Read = (bytes: Buffer, options: Partial<FormatOptions>) => Promise<Rows>

const lines =
  (header = false): Read =>
  async (bytes, options) => {
    const all = bytes.toString().split(options.eol === 'crlf' ? '\r\n' : '\n')
    expect(all.pop()).toBe('')
    if (header && options.header !== false) expect(all.shift()).toBeDefined()
    return [all]
  }

const arrayRows: Read = async (bytes) => {
  const text = bytes.toString()
  expect([text[0], text.at(-1)]).toEqual(['[', ']'])
  return [text === '[]' ? [] : text.slice(1, -1).split(/(?<=\}),(?=\{)/)]
}

/** Rows of INSERT statements, of which each has 500 at most and ends where the table's rows would have it end. */
const statements: Read = async (bytes) => {
  const rows: string[] = []
  for (const statement of bytes.toString().split(/(?<=;\n)/)) {
    if (statement === '') continue
    const [head = '', ...values] = statement.split('\n').slice(0, -1)
    expect(head).toMatch(/^INSERT INTO "\w+" \(.*\) VALUES$/)
    expect(values.length).toBeLessThanOrEqual(500)
    rows.push(...values.map((value) => value.slice(0, -1)))
    for (const [place, value] of values.entries()) expect(value.at(-1)).toBe(place === values.length - 1 ? ';' : ',')
  }
  return [rows]
}

/** How the rows of each format are taken out, with the options that are tried. */
const readers: Readonly<Record<string, { readonly read: Read; readonly options: readonly Partial<FormatOptions>[] }>> = {
  ndjson: { read: lines(), options: [{}] },
  json: { read: arrayRows, options: [{}] },
  csv: { read: lines(true), options: [{}, { header: false, eol: 'crlf', null: 'NULL' }] },
  tsv: { read: lines(true), options: [{}] },
  copy: { read: lines(), options: [{}] },
  sql: { read: statements, options: [{}] },
  parquet: { read: async (bytes) => (await readParquet(bytes)).columns, options: [{}, { codec: 'gzip' }] },
  arrow: { read: async (bytes) => readArrow(bytes).columns, options: [{}] },
}

const cases = Object.entries(readers).flatMap(([format, { read, options }]) => options.map((each) => ({ format, read, options: each })))

/** Texts have no line ends here, so that lines are rows. */
const columns = [
  { name: 'id', kind: 'sequence' },
  { name: 'amount', kind: 'decimal', scale: 2, min: -99, max: 99, nullable: { rate: 0.2 } },
  { name: 'name', kind: 'person' },
  { name: 'note', kind: 'category', values: ['', 'a "b"', 'größer'], nullable: { rate: 0.3 } },
  { name: 'at', kind: 'timestamp', from: '1969-06-01', to: '1970-06-01' },
]

const source = (seed: number): Source & { readonly schema: AnySchema } => ({
  seed,
  rows: null,
  schema: {
    version: 1,
    tables: [
      { name: 'many', rows: 2600, columns },
      { name: 'one', rows: 1, columns },
      { name: 'empty', rows: 0, columns },
    ],
  },
})

const names = columns.map(({ name }) => name)
const rowsOf: Readonly<Record<string, number>> = { many: 2600, one: 1, empty: 0 }

/** Borders of batches, of statements, of row groups and of the table, and their neighbours. */
const borders = [0, 500, 1000, 1024, 2048, 2500, 2600].flatMap((place) => [place - 1, place, place + 1]).filter((place) => place >= 0)

const anyPlace = fc.oneof(fc.constantFrom(...borders), fc.nat(2700))
const anyColumns = fc.option(fc.shuffledSubarray(names, { minLength: 1 }))
const anyTable = fc.oneof({ arbitrary: fc.constant('many'), weight: 8 }, fc.constantFrom('one', 'empty'))
const anySeed = fc.constantFrom(1, -7)

const isText = (format: string): boolean => formats.get(format)?.isPacked === false && format !== 'arrow'

describe.each(cases)('$format with $options', ({ format, read, options }) => {
  const rows = (seed: number, request: Request) => read(made(source(seed), format, { ...request, options }), options)
  const cut = (whole: Rows, from: number, to: number): Rows => whole.map((column) => column.slice(from, to))

  it('should give for any rows of a table those of the whole', async () => {
    await fc.assert(
      fc.asyncProperty(anyTable, anyPlace, fc.option(anyPlace), anyColumns, anySeed, async (table, offset, limit, chosen, seed) => {
        const whole = await rows(seed, { table, columns: chosen })
        const part = await rows(seed, { table, columns: chosen, offset, limit })
        expect(firstDifference(part, cut(whole, offset, offset + (limit ?? Infinity)))).toBeNull()
      }),
      { numRuns: 12 },
    )
  })

  it('should give in parts the rows of the whole, each once, as many in each as can be', async () => {
    await fc.assert(
      fc.asyncProperty(anyTable, fc.integer({ min: 1, max: 9 }), anyColumns, async (table, count, chosen) => {
        const whole = await rows(1, { table, columns: chosen })
        const parts: Rows[] = []
        for (let index = 0; index < count; index++) parts.push(await rows(1, { table, columns: chosen, part: { index, count } }))
        const joined = whole.map((_, column) => parts.flatMap((part) => part[column] ?? []))
        expect(firstDifference(joined, whole)).toBeNull()
        const sizes = parts.map(([column = []]) => column.length)
        if (isText(format)) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
        else expect(sizes.slice(0, -1).every((size) => size % 1024 === 0 || size === rowsOf[table])).toBe(true)
      }),
      { numRuns: 5 },
    )
  })

  it('should give the same cells of a column beside any other columns', async () => {
    const whole = await rows(1, { table: 'many' })
    for (const name of ['amount', 'note']) {
      const alone = await rows(1, { table: 'many', columns: [name] })
      if (!isText(format)) expect(firstDifference(alone, whole.slice(names.indexOf(name), names.indexOf(name) + 1))).toBeNull()
      expect(alone[0]).toHaveLength(2600)
    }
  })

  it('should have no rows of an empty table, beyond the end, and for a limit of 0', async () => {
    for (const request of [
      { table: 'empty' },
      { table: 'many', offset: 2600 },
      { table: 'many', offset: 9e9 },
      { table: 'many', limit: 0 },
    ])
      for (const column of await rows(1, request)) expect(column).toEqual([])
  })
})

describe('every format with files', () => {
  it('should be cut here', () => {
    const files = [...formats.values()].filter(({ scope }) => scope === 'table').map(({ name }) => name)
    expect(new Set(Object.keys(readers))).toEqual(new Set(files))
  })
})

describe('documents', () => {
  interface Document {
    readonly tables: Readonly<Record<string, unknown>>
  }

  it.each(['records', 'columns'])('should have the same cut of the table in %s', (format) => {
    const read = (request: Request): unknown => (JSON.parse(made(source(1), format, request).toString()) as Document).tables
    const lineRows = made(source(1), 'ndjson', { table: 'many', columns: ['note', 'id'], offset: 1000, limit: 50 })
    const cells = lineRows
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly note: unknown; readonly id: unknown })
    const expected = format === 'records' ? cells : { note: cells.map(({ note }) => note), id: cells.map(({ id }) => id) }
    expect(read({ table: 'many', columns: ['note', 'id'], offset: 1000, limit: 50 })).toEqual({ many: expected })
  })
})

describe('row groups', () => {
  // Rows of so many bytes that a group has the fewest.
  const wide: Source = {
    seed: 3,
    rows: null,
    schema: {
      version: 1,
      tables: [
        {
          name: 'wide',
          rows: 3500,
          columns: [
            { name: 'id', kind: 'sequence' },
            ...Array.from({ length: 4 }, (_, index) => ({ name: `text${index}`, kind: 'template', template: `{id}${'x'.repeat(900)}` })),
          ],
        },
      ],
    },
  }

  it.each([
    [1023, 2],
    [1024, 1024],
    [1000, 1500],
    [3071, 429],
    [0, 1025],
  ])('should be cut anywhere: %i, %i', async (offset, limit) => {
    const bytes = made(wide, 'parquet', { table: 'wide' })
    const whole = await readParquet(bytes)
    expect(whole.metadata.row_groups.map(({ num_rows: rows }) => Number(rows))).toEqual([1024, 1024, 1024, 428])
    const part = await readParquet(made(wide, 'parquet', { table: 'wide', offset, limit }))
    expect(
      firstDifference(
        part.columns,
        whole.columns.map((column) => column.slice(offset, offset + limit)),
      ),
    ).toBeNull()
  })

  it('should be the only difference between parts', async () => {
    const counts = [0, 1, 2].map((index) => made(wide, 'parquet', { table: 'wide', part: { index, count: 3 } }))
    const parts = await Promise.all(counts.map(readParquet))
    expect(parts.map(({ columns: [ids = []] }) => ids.length)).toEqual([1024, 1024, 1452])
  })
})
