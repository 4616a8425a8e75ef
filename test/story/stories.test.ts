import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { explainStory, type Explanation } from '../../src/pipeline.ts'
import type { Schema, TableSchema } from '../../src/schema/schema.ts'
import { arrivalColumn } from '../../src/time/arrival.ts'
import { cents, type Row, tableOf } from '../domains/generate.ts'
import { columnAt, generateSchema, only } from '../domains/given.ts'
import type { StoryCase } from './stories/story-case.ts'

const folder = new URL('stories/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'story-case.ts')

/** More rows than this are not generated to look at one column of them. */
const mostRows = 50_000

function explained(story: string): Explanation {
  return explainStory({ story, rows: null, seed: 5, format: 'records', maxRows: 1e9 })
}

/** Rows of a table with some of its columns alone; where there are very many, of fewer rows made alike. */
function rowsOf(schema: Schema, counts: Readonly<Record<string, number>>, table: string, columns: readonly string[]): readonly Row[] {
  const isLarge = (counts[table] ?? 0) > mostRows
  const fewer = (each: TableSchema): TableSchema => (isLarge && each.name === table ? { ...each, rows: mostRows } : each)
  return tableOf(generateSchema(only({ ...schema, tables: schema.tables.map(fewer) }, table, columns), null, 5), table)
}

function expectRates({ schema, row_counts: counts }: Explanation, rates: Readonly<Record<string, number>>): void {
  for (const [what, share] of Object.entries(rates)) {
    const [path = '', value = ''] = what.split('=')
    const { table, column } = columnAt(schema, path)
    const rows = rowsOf(schema, counts, table.name, [column.name])
    const found = rows.filter((row) => String(row[column.name]) === value).length
    // Between two whole numbers both are the nearest.
    expect(Math.abs(found - rows.length * share), `${what}: ${found} of ${rows.length}`).toBeLessThan(0.5 + 1e-6)
  }
}

function expectTotals({ schema, row_counts: counts }: Explanation, { measure, months }: NonNullable<StoryCase['totals']>): void {
  const { table, column } = columnAt(schema, measure)
  const time = (arrivalColumn(table.columns) ?? table.columns.find(({ kind }) => kind === 'occurrence_date'))?.name ?? ''
  const sums = new Map<string, number>()
  for (const row of rowsOf(schema, counts, table.name, [column.name, time])) {
    const month = String(row[time]).slice(0, 7)
    sums.set(month, (sums.get(month) ?? 0) + cents(row[column.name]))
  }
  const found = Object.fromEntries(Object.keys(months).map((month) => [month, (sums.get(month) ?? 0) / 100]))
  expect(found).toEqual(months)
}

function expectWindow({ schema, row_counts: counts }: Explanation, { table, from, to }: NonNullable<StoryCase['window']>): void {
  const found = schema.tables.find(({ name }) => name === table)
  const time = arrivalColumn(found?.columns ?? [])
  expect([time?.['from'], time?.['to']]).toEqual([from, to])
  const days = rowsOf(schema, counts, table, [time?.name ?? '']).map((row) => String(row[time?.name ?? '']).slice(0, 10))
  expect(days.filter((day) => day < from || day > to)).toEqual([])
}

function expectCountries({ schema, row_counts: counts }: Explanation, countries: Readonly<Record<string, readonly string[]>>): void {
  for (const [path, codes] of Object.entries(countries)) {
    const { table, column } = columnAt(schema, path)
    const rows = rowsOf(schema, counts, table.name, [column.name])
    expect(new Set(rows.map((row) => row[column.name])), path).toEqual(new Set(codes))
  }
}

function expectUnderstood(each: StoryCase, domain: string): void {
  const found = explained(each.story)
  expect(found.domain.name).toBe(each.domain ?? domain)
  if (each.counts !== undefined) expect(found.row_counts).toMatchObject(each.counts)
  if (each.tables !== undefined) expect(Object.keys(found.row_counts).toSorted()).toEqual([...each.tables].toSorted())
  if (each.rates !== undefined) expectRates(found, each.rates)
  if (each.totals !== undefined) expectTotals(found, each.totals)
  if (each.window !== undefined) expectWindow(found, each.window)
  if (each.countries !== undefined) expectCountries(found, each.countries)
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
  it('should be 300 at least', () => {
    expect(new Set(cases.flatMap(({ stories }) => stories.map(({ story }) => story))).size).toBeGreaterThanOrEqual(300)
  })
})

describe.each(cases)('stories of $domain', ({ domain, stories }) => {
  it.each(stories)('should understand: $story', (each) => {
    expectUnderstood(each, domain)
  })
})
