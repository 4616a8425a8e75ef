import type { TableSchema } from '../../src/schema/schema.ts'

/** What people often want, as tables that generate. */
export interface Recipe {
  readonly title: string
  /** Which parts of the tables do it; Markdown. */
  readonly text: string
  readonly tables: readonly TableSchema[]
}
