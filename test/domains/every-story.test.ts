import { beforeAll, describe, expect, it } from 'vitest'
import type { Domain, Measure } from '../../src/domains/domain.ts'
import { explainStory } from '../../src/pipeline.ts'
import { draftPlan } from '../../src/plan/draft-plan.ts'
import { Problems } from '../../src/schema/problems.ts'
import type { Schema } from '../../src/schema/schema.ts'
import { understand } from '../../src/story/understand.ts'
import { type Rules, rulesOf } from './all-faults.ts'
import { tableOf } from './generate.ts'
import { columnAt, firstBreach, generateSchema, withRules } from './given.ts'
import { soundDomains } from './sound-domains.ts'
import {
  type Columns,
  columnsOf,
  generateColumns,
  keysOf,
  nullableIn,
  nullsIn,
  orphansOf,
  partsOf,
  saidTotals,
  shownOf,
  targets,
  timeOf,
  totalsBy,
} from './telling.ts'

/** When and where else, and the currency that the answer is in. Of two windows that are much alike every other domain has one. */
const elsewhere: readonly { readonly said: readonly string[]; readonly currency: string | null }[] = [
  { said: ['in 2023 in Japan'], currency: 'JPY' },
  { said: ['in Q3 2024 across Brazil, India and Nigeria', 'in the last 90 days across Brazil, India and Nigeria'], currency: null },
  { said: ['last week, in euros', 'in March 2024, in euros'], currency: 'EUR' },
  { said: ['from January 2010 to December 2024 in South Korea'], currency: 'KRW' },
]
const rowCounts = [300, 10, 0, 2, 1]

function expectTotals(columns: Columns, schema: Schema, { column: path, unit }: Measure): void {
  const { table, column } = columnAt(schema, path)
  const digits = unit === 'money' ? 2 : Math.min(2, 'scale' in column ? (column.scale ?? 0) : 0)
  const cells = columns[table.name] ?? {}
  expect(totalsBy(cells[timeOf(table)] ?? [], cells[column.name] ?? [], digits), path).toEqual(targets(digits))
}

/** The primary table, and the first one whose rows are counted by themselves. */
function countedTables({ schema: { tables } }: Domain): readonly [primary: string, other: string] {
  const written = tables.filter(({ hidden }) => hidden !== true)
  const typed = (type: string): string | undefined => written.find(({ rows }) => typeof rows === 'object' && rows.type === type)?.name
  const primary = typed('primary') ?? ''
  return [primary, typed('ratio') ?? primary]
}

/** A month of so many rows has two blocks of those that share a total, and a year of them is several batches. */
const rowsOfYear = 25_000

/** What a story is understood as, with as few primary rows as give each of some tables so many rows in a year. */
function manyRows(story: string, measured: ReadonlySet<string>): Schema {
  const most = 20_000
  const { schema } = understand(story, most)
  const { plan } = draftPlan({ readable: schema, problems: new Problems(), failed: new Set() }, null, 1e9)
  const fewest = Math.min(...plan.tables.flatMap(({ name, rows }) => (measured.has(name) ? [rows] : [])))
  return fewest <= rowsOfYear ? schema : understand(story, Math.ceil((most * rowsOfYear) / fewest)).schema
}

function words(table: string): string {
  return table.replaceAll('_', ' ')
}

/** A number of a name, so that a new domain changes the stories of no other. */
function numberOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}

describe.each(soundDomains.map((domain) => ({ name: domain.name, domain, index: numberOf(domain.name) })))('stories of $name', (each) => {
  const { name, domain, index } = each
  const measures = (['money', 'quantity'] as const).flatMap((unit) => domain.measures.find((measure) => measure.unit === unit) ?? [])
  let rules: Rules
  beforeAll(async () => {
    rules = await rulesOf(domain)
  })

  it('should be true of 200 rows', () => {
    const [rate] = domain.rates
    if (rate === undefined) throw new Error('There is no rate')
    const [primary, other] = countedTables(domain)
    const count = other === primary ? 200 : 317
    const story = `${saidTotals(domain, measures)}, ${count} ${words(other)}. 23% ${rate.words[0] ?? ''}`
    const { schema, unused, domain: understood } = explainStory({ story, rows: 200, seed: 4, format: 'records', maxRows: 1e9 })
    expect(unused).toEqual([])
    expect(understood.name).toBe(name)
    // Rules that rows break throw here.
    const answer = generateSchema(withRules(schema, rules), null, 4)
    expect([primary, other].map((table) => tableOf(answer, table).length)).toEqual([200, count])
    const columns = columnsOf(answer)
    for (const measure of measures) expectTotals(columns, schema, measure)
    const shown = shownOf(rate)
    const cells = columns[shown.table]?.[shown.column] ?? []
    expect(cells.filter((cell) => cell === shown.value).length, `of ${cells.length} ${story}`).toBe(Math.round(0.23 * cells.length))
    expect(orphansOf(columns, keysOf(schema))).toEqual([])
    const nullable = nullableIn(schema)
    expect([...nullsIn(columns)].filter((path) => !nullable.has(path))).toEqual([])
  })

  it('should be true of very many rows', () => {
    const tables = new Set(measures.map(({ column }) => partsOf(column)[0]))
    const schema = manyRows(saidTotals(domain, measures), tables)
    const keys = keysOf(schema).filter(({ table }) => tables.has(table))
    const paths = new Set([
      ...measures.flatMap(({ column }) => [column, `${partsOf(column)[0]}.${timeOf(columnAt(schema, column).table)}`]),
      ...keys.flatMap(({ table, column, target, key }) => [`${table}.${column}`, `${target}.${key}`]),
    ])
    const columns = generateColumns(schema, paths, null, 4)
    for (const measure of measures) expectTotals(columns, schema, measure)
    expect(orphansOf(columns, keys)).toEqual([])
    // Rules of a schema are tried on each row that is written too: here thousands are enough.
    expect(firstBreach(schema, rules, null, 4)).toBeNull()
  })

  const stories = elsewhere.map(({ said, currency }, place) => ({
    said: said[index % said.length] ?? '',
    currency,
    rows: rowCounts[(place + index) % rowCounts.length] ?? 0,
  }))
  it.each(stories)('should keep their rules $said, of $rows rows', ({ said, currency, rows }) => {
    const { schema, domain: understood } = understand(`${domain.story} ${said}`, rows)
    expect(understood.name).toBe(name)
    const answer = columnsOf(generateSchema(withRules(schema, rules), null, 4))
    const currencies = new Set(domain.currencies.map(partsOf).flatMap(([table, column]) => answer[table]?.[column] ?? []))
    expect([...currencies].filter((found) => found !== (currency ?? [...currencies][0]))).toEqual([])
  })
})
