import type { ColumnSchema } from '../../../schema/schema.ts'

/** Whether a column shows the city of its row, by its name or as the name of a town. */
export function showsCity(column: ColumnSchema): boolean {
  return column.name === 'city' || (column.kind === 'attribute' && column.attribute === 'city')
}
