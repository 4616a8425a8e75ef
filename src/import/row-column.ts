import type { CodeToken } from './code-reader.ts'
import type { ImportedColumn } from './imported.ts'
import type { TableDraft } from './table-draft.ts'

/** A member that is a row of another table. */
export interface RowMember {
  readonly name: string
  /** The first and the last token of the member. */
  readonly first: CodeToken
  readonly last: CodeToken
  /** The name of the other table. */
  readonly table: string
}

/**
 * Adds the column that refers to a row of another table: "author: User" becomes "authorId".
 * @param isSnake whether names have underscores: "author_id"
 */
export function rowColumn(
  draft: TableDraft,
  { name, first, last, table }: RowMember,
  isSnake: boolean,
  declared: Partial<ImportedColumn>,
): void {
  const key = /(?:^|_)id$|Id$|ID$/.test(name) ? name : `${name}${isSnake || name.includes('_') ? '_id' : 'Id'}`
  draft.remark(first.start, last.end, `${name} is a row of ${table}: the column ${key} refers to it`)
  draft.column(key, first.start, declared)
  draft.refer([key], table, null, first.start)
}
