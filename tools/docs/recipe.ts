import type { TableSchema } from '../../src/schema/schema.ts'

/** The solution of a common task, as tables that can be generated. */
export interface Recipe {
  readonly title: string
  /** Explains the parts of the tables that matter; Markdown. */
  readonly text: string
  readonly tables: readonly TableSchema[]
}
