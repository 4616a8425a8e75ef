import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { explainStory, type Explanation } from '../../src/pipeline.ts'
import type { Schema, TableSchema } from '../../src/schema/schema.ts'
import { arrivalColumn } from '../../src/time/arrival.ts'
import { type Cell, cents } from '../domains/generate.ts'
import { columnAt } from '../domains/given.ts'
import { type Columns, generateColumns, partsOf } from '../domains/telling.ts'
import { madeJson } from '../output/made-bytes.ts'
import { openStory } from '../output/opened.ts'
import type { StoryCase } from './stories/story-case.ts'

const folder = new URL('stories/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'story-case.ts')

/** More rows than this are not generated to look at one column of them. */
const mostRows = 50_000

function explained(story: string): Explanation {
  return explainStory({ story, rows: null, seed: 5, format: 'records', maxRows: 1e9 })
}

function timeOf(schema: Schema, table: string): string {
  const columns = schema.tables.find(({ name }) => name === table)?.columns ?? []
  return (arrivalColumn(columns) ?? columns.find(({ kind }) => kind === 'occurrence_date'))?.name ?? ''
}

/** "table.column" of the cells that a case speaks of. */
function pathsOf({ rates = {}, totals, window, countries = {} }: StoryCase, schema: Schema): ReadonlySet<string> {
  const timed = [...(totals === undefined ? [] : [partsOf(totals.measure)[0]]), ...(window === undefined ? [] : [window.table])]
  return new Set([
    ...Object.keys(rates).map((what) => what.split('=')[0] ?? ''),
    ...(totals === undefined ? [] : [totals.measure]),
    ...timed.map((table) => `${table}.${timeOf(schema, table)}`),
    ...Object.keys(countries),
  ])
}

/** These columns of the answer to a story; of tables with very many rows, of fewer rows made alike. */
function cellsOf(
  story: string,
  { schema, row_counts: counts }: Explanation,
  paths: ReadonlySet<string>,
): (path: string) => readonly Cell[] {
  const named = [...paths].map(partsOf)
  const byTable = new Map(named.map(([table]) => [table, named.filter(([each]) => each === table)]))
  const isSmall = [...byTable.keys()].every((table) => (counts[table] ?? Infinity) <= mostRows)
  const isWritten = [...paths].every((path) => columnAt(schema, path).column.hidden !== true)
  const columns = isSmall && isWritten ? writtenColumns(story, byTable) : columnsOfFewer(schema, counts, paths)
  return (path) => {
    const [table, column] = partsOf(path)
    return columns[table]?.[column] ?? []
  }
}

function writtenColumns(story: string, paths: ReadonlyMap<string, readonly (readonly [table: string, column: string])[]>): Columns {
  const answers = [...paths].map(([table, columns]) => {
    const request = { table, columns: columns.map(([, column]) => column), format: 'columns' }
    return madeJson<{ readonly tables: Columns }>(openStory({ story, rows: null, seed: 5, maxRows: 1e9, ...request })).tables
  })
  return Object.assign({}, ...answers) as Columns
}

/** Columns that may be hidden; of tables with very many rows, of fewer rows made alike. */
function columnsOfFewer(schema: Schema, counts: Explanation['row_counts'], paths: ReadonlySet<string>): Columns {
  const large = new Set([...paths].map((path) => partsOf(path)[0]).filter((table) => (counts[table] ?? 0) > mostRows))
  const tables = schema.tables.map((table): TableSchema => (large.has(table.name) ? { ...table, rows: mostRows } : table))
  return generateColumns({ ...schema, tables }, paths, null, 5)
}

type CellsAt = ReturnType<typeof cellsOf>

function expectRates(cellsAt: CellsAt, rates: Readonly<Record<string, number>>): void {
  for (const [what, share] of Object.entries(rates)) {
    const [path = '', value = ''] = what.split('=')
    const cells = cellsAt(path)
    const found = cells.filter((cell) => String(cell) === value).length
    // Between two whole numbers both are the nearest.
    expect(Math.abs(found - cells.length * share), `${what}: ${found} of ${cells.length}`).toBeLessThan(0.5 + 1e-6)
  }
}

function expectTotals(cellsAt: CellsAt, schema: Schema, { measure, months }: NonNullable<StoryCase['totals']>): void {
  const [table] = partsOf(measure)
  const times = cellsAt(`${table}.${timeOf(schema, table)}`)
  const sums = new Map<string, number>()
  for (const [row, cell] of cellsAt(measure).entries()) {
    const month = String(times[row]).slice(0, 7)
    sums.set(month, (sums.get(month) ?? 0) + cents(cell))
  }
  const found = Object.fromEntries(Object.keys(months).map((month) => [month, (sums.get(month) ?? 0) / 100]))
  expect(found).toEqual(months)
}

function expectWindow(cellsAt: CellsAt, schema: Schema, { table, from, to }: NonNullable<StoryCase['window']>): void {
  const found = schema.tables.find(({ name }) => name === table)
  const time = arrivalColumn(found?.columns ?? [])
  expect([time?.['from'], time?.['to']]).toEqual([from, to])
  const days = cellsAt(`${table}.${time?.name}`).map((cell) => String(cell).slice(0, 10))
  expect(days.filter((day) => day < from || day > to)).toEqual([])
}

function expectUnderstood(each: StoryCase, domain: string): void {
  const found = explained(each.story)
  expect(found.domain.name).toBe(each.domain ?? domain)
  if (each.counts !== undefined) expect(found.row_counts).toMatchObject(each.counts)
  if (each.tables !== undefined) expect(Object.keys(found.row_counts).toSorted()).toEqual([...each.tables].toSorted())
  const paths = pathsOf(each, found.schema)
  const cellsAt: CellsAt = paths.size === 0 ? () => [] : cellsOf(each.story, found, paths)
  if (each.rates !== undefined) expectRates(cellsAt, each.rates)
  if (each.totals !== undefined) expectTotals(cellsAt, found.schema, each.totals)
  if (each.window !== undefined) expectWindow(cellsAt, found.schema, each.window)
  for (const [path, codes] of Object.entries(each.countries ?? {})) expect(new Set(cellsAt(path)), path).toEqual(new Set(codes))
  for (const [table, columns] of Object.entries(each.columns ?? {})) {
    const written = found.schema.tables.find(({ name }) => name === table)?.columns.filter(({ hidden }) => hidden !== true) ?? []
    expect(written.map(({ name }) => name)).toEqual(expect.arrayContaining([...columns]))
  }
  if (each.unused !== undefined) expect(found.unused.map(({ text }) => text)).toEqual(each.unused)
}

const cases = await Promise.all(
  files.map(async (file) => {
    const { stories } = (await import(new URL(file, folder).href)) as { readonly stories: readonly StoryCase[] }
    return { domain: file.replace('.ts', '').replaceAll('-', '_'), stories }
  }),
)

describe('stories', () => {
  it('should be told in 300 ways or more', () => {
    expect(new Set(cases.flatMap(({ stories }) => stories.map(({ story }) => story))).size).toBeGreaterThanOrEqual(300)
  })
})

describe.each(cases)('stories of $domain', ({ domain, stories }) => {
  it.each(stories)('should understand: $story', (each) => {
    expectUnderstood(each, domain)
  })
})
