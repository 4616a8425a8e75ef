import type { Measure } from '../../../domains/domain.ts'
import type { ColumnOf, ColumnSchema, Schema } from '../../../schema/schema.ts'
import { changeColumns } from '../columns/change-columns.ts'
import { scaleColumn } from './scale.ts'

/** How far the rows of a month may be from the mean of all before bounds of the column are widened for them. */
const slack = 1.5

/**
 * A schema in which the rows of a measure nearly come to a mean by themselves: the prices that it follows from are scaled, and its bounds have room for the
 * means of parts of the rows.
 */
export function pricedFor(schema: Schema, measure: Measure, mean: number, means: readonly number[]): Schema {
  const factor = mean > 0 && measure.typical > 0 ? mean / measure.typical : 1
  const others = (measure.prices ?? []).filter((path) => path !== measure.column)
  const priced = changeColumns(schema, others, (each) => scaleColumn(each, factor * (measure.capped?.headroom ?? 1)))
  return changeColumns(priced, [measure.column], (each) => withRoom(scaleColumn(each, factor), means))
}

/** Bounds of a drawn column that every month's mean is well inside of. */
function withRoom(column: ColumnSchema, means: readonly number[]): ColumnSchema {
  if (column.kind !== 'integer' && column.kind !== 'decimal') return column
  const { min, max } = column
  if (means.length === 0) return column
  const unit = 10 ** (column.kind === 'integer' ? 0 : column.scale)
  const least = Math.floor((Math.min(...means) / slack) * unit) / unit
  const most = Math.ceil(Math.max(...means) * slack * unit) / unit
  const bounds = { min: Math.min(min, least), max: Math.max(max, most) }
  return column.kind === 'integer' ? { ...column, ...bounds } : { ...withoutEnding(column), ...bounds }
}

function withoutEnding(column: ColumnOf<'decimal'>): ColumnOf<'decimal'> {
  const { ending: _, ...rest } = column
  return rest
}
