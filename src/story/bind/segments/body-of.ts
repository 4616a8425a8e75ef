import type { ColumnSchema, InnerColumn } from '../../../schema/schema.ts'

/** The kind of a column and its parameters. */
export function bodyOf(column: ColumnSchema): InnerColumn {
  const { name: _, hidden: __, nullable: ___, ...body } = column
  return body
}
