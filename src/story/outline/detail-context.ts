import type { TableDraft } from '../meanings/table-draft.ts'

/** The table of a list, and the column of a detail. */
export interface DetailContext {
  readonly draft: TableDraft
  readonly name: string
  /** In lower case. */
  readonly words: readonly string[]
}
