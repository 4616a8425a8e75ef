import type { TableSchema } from '../../../schema/schema.ts'

/** Whether a text has the number of its row in it, so that it is different in each row: "INV-100042". */
export function isNumbered({ columns }: TableSchema, name: string): boolean {
  return columns.some((column) => column.name === `${name}_digits` && column.hidden === true && column.kind === 'formula')
}
