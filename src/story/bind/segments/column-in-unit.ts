import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { onlyOf } from '../../../lists.ts'

/** Words in the names of columns, by a unit of what they measure. */
const measured: readonly (readonly [unit: RegExp, columns: RegExp])[] = [
  [/^(?:m\/s|km\/h|kmh|mph|knots?)$/, /speed|velocity/],
  [/^(?:[°]?[cf]|celsius|fahrenheit|degrees?)$/, /temp/],
  [/^(?:k?g|mg|kgs|lbs?|pounds?|tons?|tonnes?)$/, /weight|mass/],
  [/^(?:m|km|cm|mm|met(?:er|re)s?|miles?)$/, /distance|length|height|depth|width/],
  [/^(?:s|secs?|seconds?|minutes?|mins?|h|hours?|hrs?)$/, /duration|minutes|hours|seconds/],
]

/**
 * The visible number in a unit: the column with the unit in its name ("weight_kg"), else the only one with a name for what the unit
 * measures. Null for none or several.
 */
export function columnInUnit({ columns }: TableSchema, unit: string, without: string | null): ColumnSchema | null {
  const shown = columns.filter((column) => column.hidden !== true && column.name !== without)
  const named = shown.find(({ name }) => name.endsWith(`_${unit}`))
  if (named !== undefined) return named
  const words = measured.find(([units]) => units.test(unit))?.[1]
  const found = words === undefined ? [] : shown.filter((column) => words.test(column.name) && numberColumn(column) !== null)
  return onlyOf(found)
}
