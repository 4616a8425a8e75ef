import type { ColumnSchema, InnerColumn } from '../../../schema/schema.ts'

/** A column without its name, visibility and empty cells. */
export function bodyOf(column: ColumnSchema): InnerColumn {
  const { name: _, hidden: __, nullable: ___, ...body } = column
  return body
}
