import type { ColumnBody } from '../../schema/schema.ts'
import type { TableDraft } from './table-draft.ts'

/** How a column is made from its name. */
export interface Meaning {
  /** Names in lower case and singular, with spaces for hyphens. Other meanings refer to it by the first one. */
  readonly names: readonly string[]
  /** Whether it is the time at which a row starts, so that it may order the table. */
  readonly begins?: boolean
  /** The body of the column. A function if it depends on the table; it may add hidden columns. */
  readonly body: ColumnBody | ((draft: TableDraft, name: string) => ColumnBody)
}
