import { parseIsoDate } from '../calendar.ts'
import { ownedTotal } from '../relations/owned.ts'
import { Recurring } from '../relations/recurring.ts'
import { locate, SchemaError } from '../schema/schema-error.ts'
import type { OwnedRows, RecurringRows, RowsSchema } from '../schema/rows.ts'
import type { Schema, TableSchema } from '../schema/schema.ts'
import { arrivalColumn, arrivalOf } from '../time/arrival.ts'

/** Rows of every table, in order, when the primary table has `primaryRows`. @throws SynthError `schema_invalid` when a table counts on one that is not there, or that counts on it. */
export function rowCounts(schema: Schema, primaryRows: number, referenceDate: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const table of ordered(schema.tables)) {
    const pointer = `/tables/${schema.tables.indexOf(table)}/rows`
    counts.set(
      table.name,
      locate(pointer, `Table ${table.name}`, () => rowsOf(table.rows)),
    )
  }
  return new Map(schema.tables.map(({ name }) => [name, countOf(name)]))

  function countOf(name: string): number {
    const count = counts.get(name)
    if (count === undefined) throw new SchemaError(`The rows of table "${name}" are not known: there is none, or it counts on this one`)
    return count
  }

  function rowsOf(rows: RowsSchema): number {
    if (typeof rows === 'number') return rows
    if (rows.type === 'primary') return primaryRows
    if (rows.type === 'ratio') {
      const base = countOf(rows.of)
      return base === 0 ? 0 : Math.max(rows.min ?? 1, Math.round(base * rows.ratio))
    }
    if (rows.type === 'owned') {
      const parents = countOf(rows.by)
      return ownedTotal({ ...rows, parents, mean: ownedMean(rows, parents) })
    }
    return recurringTotal(rows)
  }

  function recurringTotal({ by, since, delay_months, starting_share, monthly_churn }: RecurringRows): number {
    const rows = countOf(since.table)
    if (rows !== countOf(by)) throw new SchemaError(`Table "${since.table}" has not a row for each row of "${by}"`)
    const { columns = [] } = schema.tables.find(({ name }) => name === since.table) ?? {}
    const timeline = arrivalOf({ rows, columns })
    if (timeline === null || arrivalColumn(columns)?.name !== since.column)
      throw new SchemaError(`Table "${since.table}" is not ordered by time in column "${since.column}"`)
    const lastDay = parseIsoDate(referenceDate) ?? 0
    return new Recurring({
      since: timeline,
      lastDay,
      delayMonths: delay_months,
      startingShare: starting_share,
      monthlyChurn: monthly_churn,
    }).total
  }
}

/** The primary table first, then the others such that every table follows the one it counts on, whatever order they are written in. */
function ordered(tables: readonly TableSchema[]): readonly TableSchema[] {
  const waiting = new Set(tables)
  const done: TableSchema[] = []
  for (let progress = true; progress;) {
    progress = false
    for (const table of waiting) {
      const base = baseOf(table.rows)
      if (base !== null && !done.some(({ name }) => name === base)) continue
      done.push(table)
      waiting.delete(table)
      progress = true
    }
  }
  return [...done, ...waiting]
}

/** Children of a parent row on average. @throws SchemaError when that many are not possible. */
export function ownedMean({ by, min, max, mean, total }: OwnedRows, parents: number): number {
  if (min > max) throw new SchemaError(`\`min\` ${min} exceeds \`max\` ${max}`)
  if (mean !== undefined && total !== undefined) throw new SchemaError('`mean` and `total` say the same: leave one of them out')
  if (total !== undefined) {
    if (total < parents * min || total > parents * max)
      throw new SchemaError(
        `${parents} rows of "${by}" own ${parents} x ${min} = ${parents * min} to ${parents} x ${max} = ${parents * max} rows, but \`total\` is ${total}`,
      )
    return parents === 0 ? min : total / parents
  }
  const found = mean ?? (min + max) / 2
  if (found < min || found > max) throw new SchemaError(`\`mean\` ${found} does not lie between \`min\` ${min} and \`max\` ${max}`)
  return found
}

function baseOf(rows: RowsSchema): string | null {
  if (typeof rows === 'number' || rows.type === 'primary') return null
  return rows.type === 'ratio' ? rows.of : rows.by
}
