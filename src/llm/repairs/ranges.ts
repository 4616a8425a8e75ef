import { columnsOf, type Draft, numberOf, type Repair, rowsOfType, tablesOf, textOf } from './repair.ts'

/** Turns `min` and `max` around where they stand the wrong way. */
export const ranges: Repair = {
  name: 'ranges',
  apply: (schema) =>
    tablesOf(schema).flatMap((table) => {
      const rows = rowsOfType(table, 'owned')
      const name = textOf(table, 'name')
      const turned = columnsOf(table).filter(turn)
      const warnings = turned.map((column) => `min and max of ${name}.${textOf(column, 'name')} were turned around`)
      return rows !== null && turn(rows) ? [`min and max of the rows of table ${name} were turned around`, ...warnings] : warnings
    }),
}

function turn(draft: Draft): boolean {
  const min = numberOf(draft, 'min')
  const max = numberOf(draft, 'max')
  if (min === null || max === null || min <= max) return false
  draft['min'] = max
  draft['max'] = min
  return true
}
