import type { TableDraft } from '../meanings/table-draft.ts'

/** Whose columns are made, and which of them a detail is said of. */
export interface DetailContext {
  readonly draft: TableDraft
  readonly name: string
  /** In lower case. */
  readonly words: readonly string[]
}
