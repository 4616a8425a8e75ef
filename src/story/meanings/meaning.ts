import type { ColumnBody } from '../../schema/schema.ts'
import type { TableDraft } from './table-draft.ts'

/** What a column is, by the words for it. */
export interface Meaning {
  /** Words and phrases for it, lower case, singular, hyphens as spaces. The first one is what other meanings call it. */
  readonly names: readonly string[]
  /** Whether it says when a row comes to be, so that it may order the table by time. */
  readonly begins?: boolean
  /** How it is made; a function where that depends on the table, whose hidden helpers it may add. */
  readonly body: ColumnBody | ((draft: TableDraft, name: string) => ColumnBody)
}
