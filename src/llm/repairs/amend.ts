import type { RowsSchema } from '../../schema/rows.ts'
import type { ColumnSchema } from '../../schema/schema.ts'
import type { ColumnDraft, RowsDraft, SchemaDraft, TableDraft } from './repair.ts'

type SomeOf<Part> = Part extends unknown ? Partial<Part> : never

interface TableChange {
  readonly name?: string
  /** Some of these are unchecked. */
  readonly columns?: readonly unknown[]
}

/** Sets properties of a part of a schema, in place, to valid values. */
export const amend = {
  schema: (draft: SchemaDraft, change: { readonly version: 1 }): SchemaDraft => Object.assign(draft, change),
  table: (draft: TableDraft, change: TableChange): TableDraft => Object.assign(draft, change),
  rows: (draft: RowsDraft, change: SomeOf<Exclude<RowsSchema, number>>): RowsDraft => Object.assign(draft, change),
  column: (draft: ColumnDraft, change: SomeOf<ColumnSchema>): ColumnDraft => Object.assign(draft, change),
}
