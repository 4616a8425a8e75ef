import { amend } from './amend.ts'
import { columnsOf, numberOf, type Repair, rowsOfType, tablesOf, textOf } from './repair.ts'

/** Turns `min` and `max` around where they stand the wrong way. */
export const ranges: Repair = {
  name: 'ranges',
  apply: (schema) =>
    tablesOf(schema).flatMap((table) => {
      const name = textOf(table, 'name')
      const warnings = columnsOf(table).flatMap((column) => {
        const bounds = turned(column)
        if (bounds === null) return []
        amend.column(column, bounds)
        return [`min and max of ${name}.${textOf(column, 'name')} were turned around`]
      })
      const rows = rowsOfType(table, 'owned')
      const bounds = rows === null ? null : turned(rows)
      if (rows === null || bounds === null) return warnings
      amend.rows(rows, bounds)
      return [`min and max of the rows of table ${name} were turned around`, ...warnings]
    }),
}

interface Bounds {
  readonly min: number
  readonly max: number
}

/** The bounds the right way around; null where they are, or are no numbers. */
function turned(draft: { readonly min?: unknown; readonly max?: unknown }): Bounds | null {
  const [max, min] = [numberOf(draft, 'min'), numberOf(draft, 'max')]
  return min === null || max === null || max <= min ? null : { min, max }
}
