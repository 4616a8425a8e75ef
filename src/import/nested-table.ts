import { TableDraft } from './table-draft.ts'

/** A table that is read from a notation in which rows have lists of rows. */
export interface NestedTable {
  readonly draft: TableDraft
  /** The tables of which its rows have lists. */
  readonly lists: string[]
  /** The tables of the lists whose rows are written within those of this table. */
  readonly inner: NestedTable[]
}

/** A table without columns. @param start UTF-16 offset of its declaration in the text */
export function newTable(text: string, name: string, start: number, end: number): NestedTable {
  const draft = new TableDraft(text, name, start)
  draft.end = end
  return { draft, lists: [], inner: [] }
}
