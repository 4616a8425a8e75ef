import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import type { Domain } from '../../src/domains/domain.ts'
import { setTotals } from '../../src/story/bind/totals.ts'
import { cents, tableOf } from './generate.ts'
import { columnAt, firstBreach, generateSchema } from './given.ts'

/** What a story may ask each month of 2025 to come to, in whole cents. */
const targets = Array.from({ length: 12 }, (_, month) => ({
  period: `2025-${String(month + 1).padStart(2, '0')}`,
  total: 50_000 + Math.round((month * 150_000) / 11),
}))

describe.each(['fintech', 'healthcare', 'food_delivery', 'gaming'])('monthly totals of %s', (name) => {
  const domain = domains.get(name) as Domain
  const [measure] = domain.measures
  const [tableName = '', columnName = ''] = (measure?.column ?? '').split('.')

  it.each([100, 2000])('should be exact, and keep the rules, with %i primary rows', async (rows) => {
    if (measure === undefined) throw new Error('There is no measure')
    const count = tableOf(generateSchema(domain.schema, rows, 3), tableName).length
    const { schema, used } = setTotals(domain.schema, measure, targets, count)
    expect(used).toBe(true)
    const { rules } = (await import(new URL(`rules/${name.replaceAll('_', '-')}.ts`, import.meta.url).href)) as {
      readonly rules: Readonly<Record<string, readonly string[]>>
    }
    expect(firstBreach(schema, rules, rows, 3)).toBeNull()
    const arrival = columnAt(schema, measure.column).table.columns.find((column) => column.kind === 'timestamp')?.name ?? ''
    const shown = {
      ...schema,
      tables: schema.tables.map((table) => ({
        ...table,
        columns: table.columns.map((column) => (column.name === arrival ? { ...column, hidden: false } : column)),
      })),
    }
    const found = new Map<string, number>()
    for (const row of tableOf(generateSchema(shown, rows, 3), tableName)) {
      const month = String(row[arrival]).slice(0, 7)
      found.set(month, (found.get(month) ?? 0) + cents(row[columnName]))
    }
    for (const { period, total } of targets) expect(found.get(period), period).toBe(total * 100)
  })
})
