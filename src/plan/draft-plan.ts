import type { ColumnParams } from '../columns/column-kind.ts'
import { columnKinds } from '../columns/index.ts'
import { SynthError } from '../errors.ts'
import type { SchemaCheck } from '../validation/check-schema.ts'
import type { Problems } from '../schema/problems.ts'
import type { OwnershipRows } from '../schema/rows.ts'
import type { AnySchema, AnyTable } from '../schema/any-schema.ts'
import { completeTables } from './complete-tables.ts'
import type { Plan, TablePlan } from './plan.ts'
import { ownedMean, rowCounts } from './row-counts.ts'

/** The day that a plan takes for today, unless its schema says another: a seeded request gives the same dates next year. */
export const referenceDate = '2026-01-01'

/** The most rows that can be shuffled, and so flagged at an exact rate or told apart. */
const mostTableRows = 2 ** 32

/** Rows of the primary table when neither the request nor the schema says how many. */
export const defaultRows = 1000

/** A plan as far as a schema allows for one. */
export interface PlanDraft {
  readonly plan: Plan
  /** What is wrong so far; whoever compiles the plan adds to it, and reports. */
  readonly problems: Problems
  /** JSON pointers of the tables and columns that problems leave nothing of. */
  readonly failed: ReadonlySet<string>
}

/**
 * Counts what can be read of a schema: what it comes to when its primary table has `primaryRows` rows; null for as many as the schema says. What is wrong
 * with the rest is left to report.
 * @throws SynthError `schema_invalid` when too little can be read, or, when nothing is wrong, `too_many_rows`
 */
export function draftPlan({ readable, problems, failed: unreadable }: SchemaCheck, primaryRows: number | null, maxRows: number): PlanDraft {
  if (readable === null) problems.report()
  if (readable === null) throw new Error('A schema without problems cannot be read')
  const failed = new Set(unreadable)
  const today = readable.reference_date ?? referenceDate
  const counts = rowCounts({ schema: readable, primaryRows: primaryRows ?? rowsOfPrimary(readable), today, problems, failed })
  const tables = completeTables(readable.tables.map((table, index) => planTable(table, counts, failed.has(`/tables/${index}`))))
  if (problems.count === 0) requireAllowed(tables, maxRows)
  const lists = new Set(
    readable.tables.flatMap(({ columns }, t) =>
      columns.flatMap((column, c) => (failed.has(`/tables/${t}/columns/${c}`) ? [] : listsOf(column))),
    ),
  )
  return { plan: { domain: readable.name ?? 'custom', referenceDate: today, tables, lists: [...lists].toSorted() }, problems, failed }
}

function requireAllowed(tables: readonly TablePlan[], maxRows: number): void {
  // Hidden tables count: others may read every row of them.
  const total = tables.reduce((sum, { rows }) => sum + rows, 0)
  if (total > maxRows) {
    const sum = tables.map(({ name, rows, hidden }) => `${name} ${rows}${hidden ? ' (hidden)' : ''}`).join(' + ')
    throw new SynthError('too_many_rows', `${sum} = ${total} rows in one response, but at most ${maxRows} are allowed: ask for fewer rows`)
  }
  for (const { name, rows } of tables) {
    if (rows > mostTableRows)
      throw new SynthError(
        'too_many_rows',
        `Table ${name} would have ${rows} rows, but a table has at most ${mostTableRows}: ask for fewer rows`,
      )
  }
}

function rowsOfPrimary({ tables }: AnySchema): number {
  for (const { rows } of tables) if (typeof rows !== 'number' && rows.type === 'primary') return rows.count ?? defaultRows
  return defaultRows
}

function planTable(table: AnyTable, counts: ReadonlyMap<string, number>, isFailed: boolean): TablePlan {
  const { name, hidden = false, columns, primary_key: key = [], unique = [] } = table
  const keys = [typeof key === 'string' ? [key] : key].filter((names) => names.length > 0)
  return {
    name,
    rows: counts.get(name) ?? 0,
    hidden,
    ownership: isFailed ? null : ownershipOf(table, counts),
    columns,
    unique: [...keys, ...unique],
    hasPrimaryKey: keys.length > 0,
    constraints: table.constraints ?? [],
    correlations: table.correlations ?? [],
    outcomes: table.outcomes ?? [],
  }
}

function ownershipOf({ rows }: AnyTable, counts: ReadonlyMap<string, number>): OwnershipRows | null {
  if (typeof rows === 'number') return null
  if (rows.type === 'owned') return { ...rows, mean: ownedMean(rows, counts.get(rows.by) ?? 0) }
  return rows.type === 'recurring' ? rows : null
}

function listsOf(column: ColumnParams): readonly string[] {
  const kind = columnKinds.get(column.kind)
  const params: Readonly<Record<string, unknown>> = { ...column }
  const inner = kind?.inner?.(params) ?? []
  return [...inner.flatMap((each) => listsOf(each.column)), ...(kind?.lists?.(params) ?? [])]
}
