import type { AnyColumn, AnyOutcome, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables, tableOf } from '../engine/support/evaluate.ts'
import { SynthError } from '../../src/errors.ts'

export const id: AnyColumn = { name: 'id', kind: 'sequence' }
export const at: AnyColumn = { name: 'at', kind: 'timestamp', from: '2025-01-01', to: '2025-12-31', growth: 3 }
export const amount: AnyColumn = {
  name: 'amount',
  kind: 'decimal',
  scale: 2,
  min: 0.01,
  max: 5000,
  distribution: { name: 'lognormal', median: 40, spread: 0.8 },
}
export const region: AnyColumn = { name: 'region', kind: 'category', values: ['US', 'GB', 'DE'], shares: [0.5, 0.3, 0.2] }
export const name: AnyColumn = {
  name: 'name',
  kind: 'category',
  values: ['Anna Lindqvist', 'Bo', 'Zoë 🎈', 'Marguerite Oppenheimer', '東京 太郎', 'x', '99'],
}

/** One table `rows` with outcomes. */
export function tableWith(columns: readonly AnyColumn[], outcomes: readonly AnyOutcome[], more: Partial<AnyTable> = {}): AnyTable {
  return { name: 'rows', rows: { type: 'primary' }, columns: [id, ...columns], outcomes, ...more }
}

/** Columns of all rows by name, those of hidden columns too. */
export type Values = Readonly<Record<string, readonly unknown[]>>

/** What every table of a plan holds. */
export function generated(tables: readonly AnyTable[], rows: number, seed = 7): Readonly<Record<string, Values>> {
  const plan = compileTables(tables, rows)
  return Object.fromEntries(
    plan.tables.map(({ plan: table }) => [
      table.name,
      Object.fromEntries(table.columns.map((column) => [column.name, columnValues(plan, seed, table.name, column.name)])),
    ]),
  )
}

/** A column of the answer that must be there. */
export function columnOf(values: Readonly<Record<string, Values>>, table: string, column: string): readonly unknown[] {
  const found = values[table]?.[column]
  if (found === undefined) throw new Error(`There is no column ${table}.${column}`)
  return found
}

/** Numbers as whole hundredths. */
export function cents(values: readonly unknown[]): readonly number[] {
  return values.map((value) => Math.round(Number(value) * 100))
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** What is wrong with tables; an empty list when nothing is. */
export function problemsOf(tables: readonly AnyTable[], rows: number): SynthError['problems'] {
  try {
    tableOf(compileTables(tables, rows), 'rows')
  } catch (error) {
    if (!(error instanceof SynthError)) throw error
    return error.problems
  }
  return []
}

/** The rows in which two columns of words differ. */
export function differing(left: readonly unknown[], right: readonly unknown[]): readonly number[] {
  return left.flatMap((value, row) => (value === right[row] ? [] : [row]))
}
