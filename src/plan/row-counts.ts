import { parseIsoDate } from '../calendar.ts'
import { insteadOf } from '../nearest.ts'
import { ownedTotal } from '../relations/owned.ts'
import { Recurring, recurringMonths } from '../relations/recurring.ts'
import { limits } from '../schema/limits.ts'
import type { Problems } from '../schema/problems.ts'
import { FollowingError, SchemaError } from '../schema/schema-error.ts'
import type { OwnedRows, RecurringRows, RowsSchema } from '../schema/rows.ts'
import type { AnySchema, AnyTable } from '../schema/any-schema.ts'
import { arrivalColumn, arrivalOf } from '../time/arrival.ts'
import { recurringSpec } from './recurring-spec.ts'

/** Input of the counting, and the collected problems. */
export interface Counting {
  readonly schema: AnySchema
  readonly primaryRows: number
  /** ISO date. */
  readonly today: string
  /** Collects the problems of tables that cannot be counted. */
  readonly problems: Problems
  /** JSON pointers of unreadable parts; those of tables that cannot be counted are added. */
  readonly failed: Set<string>
}

/** Rows of every table, in order; 0 for a table that cannot be counted, whose problem is noted. */
export function rowCounts(counting: Counting): ReadonlyMap<string, number> {
  return new RowCounter(counting).counts()
}

class RowCounter {
  readonly #counting: Counting
  readonly #counts = new Map<string, number>()
  /** Names of the tables being counted, each needed by the previous one. */
  readonly #open: string[] = []
  #cohortMonths = 0

  constructor(counting: Counting) {
    this.#counting = counting
  }

  counts(): ReadonlyMap<string, number> {
    const { tables } = this.#counting.schema
    return new Map(tables.map(({ name }, index) => [name, this.#attempt(index)]))
  }

  /** Rows of table `index`; a problem is noted once. */
  #attempt(index: number): number {
    const { schema, problems, failed } = this.#counting
    const table = schema.tables[index] as AnyTable
    const known = this.#counts.get(table.name)
    if (known !== undefined || failed.has(`/tables/${index}`)) return known ?? 0
    this.#open.push(table.name)
    const count = problems.attempt(`/tables/${index}/rows`, () => this.#rowsOf(table.rows))
    this.#open.pop()
    if (count === null) failed.add(`/tables/${index}`)
    else this.#counts.set(table.name, count)
    return count ?? 0
  }

  /** Rows of a table that another one depends on. @throws SchemaError if it does not exist or the dependency is circular */
  #countOf(name: string): number {
    const { tables } = this.#counting.schema
    const index = tables.findIndex((table) => table.name === name)
    if (index < 0)
      throw new SchemaError(
        `there is no table "${name}"${insteadOf(
          name,
          tables.map((table) => table.name),
        )}`,
      )
    const start = this.#open.indexOf(name)
    if (start >= 0) {
      const circle = [...this.#open.slice(start), name].map((each) => `"${each}"`).join(' counts on ')
      throw new SchemaError(`the row counts depend on each other in a circle: ${circle}; give one of these tables a fixed number of rows`)
    }
    const count = this.#attempt(index)
    if (this.#counting.failed.has(`/tables/${index}`)) throw new FollowingError()
    return count
  }

  #rowsOf(rows: RowsSchema): number {
    if (typeof rows === 'number') return rows
    if (rows.type === 'primary') return this.#counting.primaryRows
    if (rows.type === 'ratio') {
      const base = this.#countOf(rows.of)
      return base === 0 ? 0 : Math.max(rows.min ?? 1, Math.round(base * rows.ratio))
    }
    if (rows.type === 'owned') {
      const parents = this.#countOf(rows.by)
      return ownedTotal({ ...rows, parents, mean: ownedMean(rows, parents) })
    }
    return this.#recurringTotal(rows)
  }

  #recurringTotal(recurring: RecurringRows): number {
    const { by, since } = recurring
    const rows = this.#countOf(since.table)
    const parents = this.#countOf(by)
    if (rows !== parents)
      throw new SchemaError(`table "${since.table}" has ${rows} rows, but must have one for each of the ${parents} rows of "${by}"`)
    const { schema, failed, today } = this.#counting
    const index = schema.tables.findIndex(({ name }) => name === since.table)
    const { columns = [] } = schema.tables[index] ?? {}
    if (columns.some((column, place) => column.name === since.column && failed.has(`/tables/${index}/columns/${place}`)))
      throw new FollowingError()
    const arrival = arrivalColumn(columns)
    const timeline = arrival?.name === since.column ? arrivalOf({ rows, columns }) : null
    if (timeline === null) {
      const hint = arrival === null ? 'its first column of kind "date" or "timestamp" would' : `"${arrival.name}" does`
      throw new SchemaError(`column "${since.column}" does not order the rows of table "${since.table}" by time: ${hint}`)
    }
    const lastDay = parseIsoDate(today) ?? 0
    this.#requirePlannable(recurringMonths(timeline, lastDay), since.column)
    const { columns: own = [] } = schema.tables.find(({ name }) => name === by) ?? {}
    return new Recurring(recurringSpec(recurring, timeline, { name: by, rows: parents, columns: own }, lastDay)).total
  }

  #requirePlannable(months: number, since: string): void {
    const { today } = this.#counting
    if (months > limits.recurringMonths)
      throw new SchemaError(
        `there are ${months} months from the first day of "${since}" to the reference date ${today}, but rows can recur in at most ${limits.recurringMonths}: start later`,
      )
    this.#cohortMonths += (months * (months + 1)) / 2
    if (this.#cohortMonths > limits.cohortMonths)
      throw new SchemaError(
        `its ${months} months and those of the recurring tables before it give ${this.#cohortMonths} pairs of a first and a later month, but at most ${limits.cohortMonths} are allowed: start later, or let fewer tables recur`,
      )
  }
}

/** Average number of children of a parent row. @throws SchemaError if it is impossible */
export function ownedMean(rows: OwnedRows, parents: number): number {
  const { by, min, max, mean, total, childless } = rows
  if (min > max) throw new SchemaError(`\`min\` ${min} exceeds \`max\` ${max}`)
  if (max > limits.children) throw new SchemaError(`\`max\` is ${max}, but a row owns at most ${limits.children} rows: lower it`)
  if (mean !== undefined && total !== undefined) throw new SchemaError('`mean` and `total` exclude each other: leave one of them out')
  if (childless !== undefined) requireChildless(rows, childless, parents)
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

/** @throws SchemaError if the parent table cannot have exactly `childless` rows without children */
function requireChildless({ by, min, max, mean, total }: OwnedRows, childless: number, parents: number): void {
  if (min > 0) throw new SchemaError(`\`childless\` rows own none, but \`min\` is ${min}: set it to 0`)
  if (childless > parents) throw new SchemaError(`\`childless\` is ${childless}, but "${by}" has ${parents} rows`)
  const rows = total ?? Math.round(parents * (mean ?? max / 2))
  const owning = parents - childless
  if (rows >= owning && rows <= owning * max) return
  throw new SchemaError(`${owning} rows of "${by}" own ${owning} to ${owning} x ${max} = ${owning * max} rows, but there are ${rows}`)
}
