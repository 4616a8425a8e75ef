import type { ColumnOf, ColumnSchema } from '../../schema/schema.ts'
import type { ListedColumn } from './outline.ts'

type NumberColumn = ColumnOf<'integer'> | ColumnOf<'decimal'>

/** First words of the names of the least and the greatest of something: "min_players", "max_players". */
const least = /^(?:min|minimum|lowest|lower)_/
const greatest = /^(?:max|maximum|highest|upper)_/
/** How far both lie from the middle: as a factor, and in standard deviations. */
const factor = 1.8
const deviations = 1.2

/** Draws the least of something below the middle of its numbers and the greatest above it, unless the list states other numbers. */
export function withOrderedBounds(columns: readonly ColumnSchema[], list: readonly ListedColumn[]): readonly ColumnSchema[] {
  const said = new Set(list.filter(({ details }) => details.length > 0).map(({ name }) => name))
  const numbers = columns.filter((column): column is NumberColumn => isDrawn(column) && !said.has(column.name))
  const ordered = new Map<ColumnSchema, ColumnSchema>()
  for (const low of numbers.filter(({ name }) => least.test(name))) {
    const name = low.name.replace(least, '')
    const high = numbers.find((each) => greatest.test(each.name) && each.name.replace(greatest, '') === name)
    if (high === undefined || high.kind !== low.kind || high.min !== low.min || high.max !== low.max) continue
    ordered.set(low, half(low, -1))
    ordered.set(high, half(high, 1))
  }
  return ordered.size === 0 ? columns : columns.map((column) => ordered.get(column) ?? column)
}

function isDrawn(column: ColumnSchema): column is NumberColumn {
  return (column.kind === 'integer' || column.kind === 'decimal') && column.by === undefined && column.hidden !== true
}

/** The numbers of one side of the middle. */
function half(column: NumberColumn, side: -1 | 1): ColumnSchema {
  const { distribution, min, max } = column
  const bounds = (middle: number): { readonly min: number; readonly max: number } =>
    side < 0 ? { min, max: middle } : { min: middle, max }
  if (distribution?.name === 'lognormal') {
    const { median, spread } = distribution
    return {
      ...column,
      ...bounds(Math.round(median)),
      distribution: { name: 'lognormal', median: median * factor ** side, spread: spread / 2 },
    }
  }
  if (distribution?.name === 'normal') {
    const { mean, standard_deviation: off } = distribution
    const shifted = { name: 'normal', mean: mean + side * deviations * off, standard_deviation: off / 2 } as const
    return { ...column, ...bounds(Math.round(mean)), distribution: shifted }
  }
  return distribution === undefined ? { ...column, ...bounds(Math.round((min + max) / 2)) } : column
}
