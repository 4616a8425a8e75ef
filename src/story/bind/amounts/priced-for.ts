import type { Measure } from '../../../domains/domain.ts'
import type { ColumnOf, ColumnSchema, Schema } from '../../../schema/schema.ts'
import { changeColumns } from '../columns/change-columns.ts'
import { scaleColumn } from './scale.ts'

/** Largest ratio of a monthly mean to the overall mean for which the bounds of the column stay. */
const slack = 1.5

/**
 * Scales the prices from which a measure follows, so that the mean of its rows is about the given one. Widens the bounds of the prices for
 * the means of single months.
 */
export function pricedFor(schema: Schema, measure: Measure, mean: number, means: readonly number[]): Schema {
  const factor = mean > 0 && measure.typical > 0 ? mean / measure.typical : 1
  const others = (measure.prices ?? []).filter((path) => path !== measure.column)
  const priced = changeColumns(schema, others, (each) => scaleColumn(each, factor * (measure.capped?.headroom ?? 1)))
  return changeColumns(priced, [measure.column], (each) => withRoom(scaleColumn(each, factor), means))
}

/** Widens the bounds of a drawn column so that every monthly mean is well inside. */
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
