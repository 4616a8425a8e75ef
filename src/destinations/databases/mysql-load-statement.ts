import { databases } from '../../formats/dialects/sql.ts'
import type { ColumnOutline } from '../../formats/format.ts'
import type { Shifts } from './database.ts'
import type { LoadTable } from './load-table.ts'
import { shiftedColumn } from './shifted-column.ts'

const { identifier } = databases.mysql

/**
 * The statement that reads rows of a table as CSV without a header, with NULL for null: MySQL reads this word as null unless it is quoted.
 * Columns whose texts MySQL would misread go through variables.
 */
export function loadStatement({ outline }: Pick<LoadTable, 'outline'>, target: string, shifts: Shifts): string {
  const read = outline.columns.map((column, place) => {
    const variable = `@c${place}`
    const value = valueOf(column, variable, shifts.get(column.name))
    return value === null
      ? { field: identifier(column.name), assigned: [] }
      : { field: variable, assigned: [`${identifier(column.name)} = ${value}`] }
  })
  const assigned = read.flatMap((each) => each.assigned)
  return [
    `LOAD DATA LOCAL INFILE 'synth' INTO TABLE ${identifier(target)} CHARACTER SET utf8mb4`,
    `FIELDS TERMINATED BY ',' OPTIONALLY ENCLOSED BY '"' ESCAPED BY '' LINES TERMINATED BY '\\n'`,
    `(${read.map(({ field }) => field).join(', ')})`,
    ...(assigned.length === 0 ? [] : [`SET ${assigned.join(', ')}`]),
  ].join(' ')
}

/** The value of a field that is not stored as it is; null for one that is. */
function valueOf({ layout }: ColumnOutline, variable: string, shift: number | undefined): string | null {
  if (shift !== undefined) return shiftedColumn(variable, shift)
  if (layout.type === 'boolean') return `${variable} = 'true'`
  return layout.type === 'timestamp' ? `TRIM(TRAILING 'Z' FROM ${variable})` : null
}
