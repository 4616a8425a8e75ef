import type { ImportedColumn } from './imported.ts'
import type { TableDraft } from './table-draft.ts'

/** A member that is a row of another table. */
export interface RowMember {
  readonly name: string
  /** UTF-16 offsets of the member, the end excluded. */
  readonly start: number
  readonly end: number
  /** The name of the other table. */
  readonly table: string
}

/**
 * Adds the column that refers to a row of another table: "author: User" becomes "authorId".
 * @param isSnake whether names have underscores: "author_id"
 */
export function rowColumn(
  draft: TableDraft,
  { name, start, end, table }: RowMember,
  isSnake: boolean,
  declared: Partial<ImportedColumn>,
): void {
  const key = /(?:^|_)id$|Id$|ID$/.test(name) ? name : `${name}${isSnake || name.includes('_') ? '_id' : 'Id'}`
  draft.remark(start, end, `${name} is a row of ${table}: the column ${key} refers to it`)
  draft.column(key, start, declared)
  draft.refer([key], table, null, start)
  draft.rows.push(table)
}
