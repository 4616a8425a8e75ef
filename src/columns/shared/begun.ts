import { secondsPerDay } from '../../calendar.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import { isoDay } from '../../time/periods.ts'
import { rowsBefore, type Timeline } from '../../time/timeline.ts'
import type { ColumnRef, CompileContext, TableRef } from '../column-kind.ts'

/**
 * Makes sure that rows of `target` have begun on days before those of `at`, less `minAge` days.
 * @throws SchemaError when nothing says when they begin, when the earliest of the days finds none, or when the owners of that day may have none
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

/** When rows of a table come to be, or those that own them, before which they do not. */
function beginningsOf({ name, timeline, ownership }: TableRef, context: CompileContext): Timeline | null {
  if (timeline !== null || ownership === null || ownership.type !== 'owned') return timeline
  if (ownership.min === 0)
    throw new SchemaError(
      `"existing_at": the first rows of table "${ownership.by}" may own no rows of "${name}", so there may be nothing to refer to yet: the rows of "${name}" need a \`min\` of at least 1`,
    )
  return beginningsOf(context.tableNamed(ownership.by), context)
}
