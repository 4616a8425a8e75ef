import { amend } from './amend.ts'
import { columnsOf, numberOf, type Repair, rowsOfType, tablesOf, textOf } from './repair.ts'

/** Swaps `min` and `max` if they are in the wrong order. */
export const ranges: Repair = {
  name: 'ranges',
  apply: (schema) =>
    tablesOf(schema).flatMap((table) => {
      const name = textOf(table, 'name')
      const warnings = columnsOf(table).flatMap((column) => {
        const bounds = turned(column)
        if (bounds === null) return []
        amend.column(column, bounds)
        return [`min and max of ${name}.${textOf(column, 'name')} were swapped`]
      })
      const rows = rowsOfType(table, 'owned')
      const bounds = rows === null ? null : turned(rows)
      if (rows === null || bounds === null) return warnings
      amend.rows(rows, bounds)
      return [`min and max of the rows of table ${name} were swapped`, ...warnings]
    }),
}

interface Bounds {
  readonly min: number
  readonly max: number
}

/** The bounds in the right order; null if they already are, or are not numbers. */
function turned(draft: { readonly min?: unknown; readonly max?: unknown }): Bounds | null {
  const [max, min] = [numberOf(draft, 'min'), numberOf(draft, 'max')]
  return min === null || max === null || max <= min ? null : { min, max }
}
