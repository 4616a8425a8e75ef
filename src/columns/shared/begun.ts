import { secondsPerDay } from '../../calendar.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import { isoDay } from '../../time/periods.ts'
import { rowsBefore, type Timeline } from '../../time/timeline.ts'
import type { ColumnRef, CompileContext, TableRef } from '../column-kind.ts'

/**
 * Checks that at least one row of `target` began more than `minAge` days before the earliest possible value of `at`.
 * @throws SchemaError if no column gives the start of the rows, if no row has begun early enough, or if the owners that began may own no
 * rows
 */
export function requireBegun(at: ColumnRef, minAge: number, target: TableRef, context: CompileContext): void {
  const timeline = beginningsOf(target, context)
  if (timeline === null)
    throw new SchemaError(
      `"existing_at": no column gives the start of rows of table "${target.name}": give it or its owner a column of kind date or timestamp, or leave \`existing_at\` out`,
    )
  if (at.range === null || target.rows === 0 || context.table.rows === 0) return
  const earliest = at.layout.type === 'timestamp' ? Math.floor(at.range.min / secondsPerDay) : at.range.min
  if (rowsBefore(timeline, earliest - minAge) > 0) return
  const first = timeline.firstDay + timeline.starts.findIndex((rows) => rows > 0) - 1
  const age = minAge > 0 ? ` less \`min_age_days\` ${minAge}` : ''
  throw new SchemaError(
    `"existing_at": "${at.name}" may be ${isoDay(earliest)}${age}, but the first row of table "${target.name}" begins on ${isoDay(first)}: let "${at.name}" begin on ${isoDay(first + minAge + 1)}, or those rows before ${isoDay(earliest - minAge)}`,
  )
}

/** The timeline of a table, or else that of its owners, before which its rows cannot begin; null if there is none. */
function beginningsOf({ name, timeline, ownership }: TableRef, context: CompileContext): Timeline | null {
  if (timeline !== null || ownership === null || ownership.type !== 'owned') return timeline
  if (ownership.min === 0)
    throw new SchemaError(
      `"existing_at": the first rows of table "${ownership.by}" may own no rows of "${name}", so there may be nothing to refer to yet: the rows of "${name}" need a \`min\` of at least 1`,
    )
  return beginningsOf(context.tableNamed(ownership.by), context)
}
