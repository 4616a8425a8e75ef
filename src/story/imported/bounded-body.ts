import { around } from '../../columns/shared/value-range.ts'
import { decimal, oneOf, whole } from '../../builders/drawn.ts'
import type { ImportedColumn } from '../../import/imported.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import { isoDay } from '../../time/periods.ts'
import { mappedNumbers } from './mapped-numbers.ts'
import { daysOf } from './sample-days.ts'

/** Range of a number with only one bound. */
const usualRange = 1000
/** Largest exact integer. */
const largest = 2 ** 53 - 1

/** Limits a column to its declared values and bounds. */
export function boundedBody(body: ColumnBody, column: ImportedColumn): ColumnBody {
  const { values } = column
  if (values !== null && (column.type === 'text' || column.type === null)) return oneOf([...new Set(values)])
  if (values !== null) return withNumbers(body, values)
  if (body.kind === 'integer' || body.kind === 'decimal') return withBounds(body, column)
  const days = daysOf(column)
  if (days !== null && (body.kind === 'date' || body.kind === 'timestamp'))
    return { ...body, from: isoDay(days.first), to: isoDay(days.last) }
  const numbers = body.kind === 'mapping' ? mappedNumbers(body) : null
  if (numbers !== null && body.kind === 'mapping') return withinBounds(body, numbers, column)
  return body
}

/** The listed numbers: whole numbers that follow one another as a range. The column unchanged if any value is no number. */
function withNumbers(body: ColumnBody, values: readonly string[]): ColumnBody {
  const numbers = [...new Set(values.map(Number))]
  if (values.includes('') || !numbers.every(Number.isFinite)) return body
  const { min, max } = around(numbers)
  if (numbers.every(Number.isInteger) && max - min + 1 === numbers.length) return whole(min, max)
  return { ...oneOf(numbers.map(String)), as: 'number' }
}

/** The column unchanged if it is within the bounds; else uniform between them. */
function withBounds(body: ColumnBody<'integer'> | ColumnBody<'decimal'>, { min, max }: ImportedColumn): ColumnBody {
  if ((min === null || body.min >= min) && (max === null || body.max <= max)) return body
  const least = min !== null && body.min < min ? min : body.min
  const most = max !== null && body.max > max ? max : body.max
  // If a bound comes from the type only, the column keeps the part of its range that is inside.
  const low = least <= most ? least : min !== null ? min : most - usualRange
  const high = least <= most ? most : max !== null ? max : least + usualRange
  if (body.kind === 'integer') return whole(Math.max(-largest, Math.ceil(low)), Math.min(largest, Math.floor(high)))
  return decimal(low, high, body.scale)
}

/** The column unchanged if all of its numbers are within the bounds; else all numbers of its range within them. */
function withinBounds(body: ColumnBody<'mapping'>, numbers: readonly number[], column: ImportedColumn): ColumnBody {
  const { min: least, max: most } = around(numbers)
  if ((column.min ?? least) <= least && (column.max ?? most) >= most) return body
  const { scale = 0 } = body
  return withBounds(scale === 0 ? whole(least, most) : decimal(least, most, scale), column)
}
