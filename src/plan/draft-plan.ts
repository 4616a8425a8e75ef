import type { ColumnParams } from '../columns/column-kind.ts'
import { columnKinds } from '../columns/index.ts'
import { SynthError } from '../errors.ts'
import type { SchemaCheck } from '../validation/check-schema.ts'
import type { Problems } from '../schema/problems.ts'
import type { OwnershipRows } from '../schema/rows.ts'
import type { AnySchema, AnyTable } from '../schema/any-schema.ts'
import { completeTables } from './complete-tables.ts'
import { mostPlannedRows } from './most-planned-rows.ts'
import type { Plan, TablePlan } from './plan.ts'
import { ownedMean, rowCounts } from './row-counts.ts'

/** The plan's "today" unless its schema sets another; fixed, so that a seeded request gives the same dates next year. */
export const referenceDate = '2026-01-01'

/** Rows of the primary table if neither the request nor the schema sets them. */
export const defaultRows = 1000

/** A plan of the valid parts of a schema. */
export interface PlanDraft {
  readonly plan: Plan
  /** The problems so far; compilation adds to them and reports them. */
  readonly problems: Problems
  /** JSON pointers of the tables and columns that problems make unusable. */
  readonly failed: ReadonlySet<string>
}

/**
 * Counts the rows of the readable tables if the primary table has `primaryRows` rows; null for the number in the schema. Collects problems.
 * @throws SynthError `schema_invalid` if too little is readable; `too_many_rows` if there are no problems
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
  // Hidden tables count, because other tables may read all of their rows.
  const total = tables.reduce((sum, { rows }) => sum + rows, 0)
  const most = Math.min(maxRows, mostPlannedRows)
  if (total <= most) return
  const sum = tables.map(({ name, rows, hidden }) => `${name} ${rows}${hidden ? ' (hidden)' : ''}`).join(' + ')
  throw new SynthError('too_many_rows', `${sum} = ${total} rows in all, but at most ${most} are allowed: ask for fewer rows`)
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
