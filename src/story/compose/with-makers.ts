import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { yearsMade } from '../bind/tables/is-time.ts'
import { referredBy } from '../bind/tables/references.ts'

/**
 * Lets rows be made by somebody who is grown up: the year of a painting comes after the birth of its painter.
 * @param before the tables that were built before, by name
 */
export function withMakers(columns: readonly ColumnSchema[], before: ReadonlyMap<string, TableSchema>): readonly ColumnSchema[] {
  const key = columns.find((column) => isOfMaker(before.get(referredBy(column) ?? '')))
  if (key === undefined) return columns
  return columns.flatMap((column): readonly ColumnSchema[] => {
    if (column.kind !== 'integer' || !yearsMade.test(column.name)) return [column]
    const last = columns.some(({ name }) => name === 'acquired_on') ? 'acquired_on' : 'today - 1'
    return [
      { name: 'maker_born', kind: 'lookup', through: key.name, column: 'date_of_birth', hidden: true },
      { name: 'maker_part', kind: 'decimal', scale: 4, min: 0, max: 1, hidden: true },
      {
        name: column.name,
        kind: 'formula',
        expression: `floor(1970 + (maker_born + min(${last} - maker_born, 6570 + maker_part * max(0, ${last} - maker_born - 6570))) / 365.2425)`,
        scale: 0,
      },
    ]
  })
}

/** Whether rows are people who make something. */
function isOfMaker(table: TableSchema | undefined): boolean {
  return ['date_of_birth', 'years_active'].every((name) => table?.columns.some((column) => column.name === name && column.hidden !== true))
}
