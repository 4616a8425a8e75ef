import type { Span } from '../tokens/token.ts'

/** A table that code declares: CREATE TABLE, a Prisma model. */
export interface ImportFact extends Span {
  readonly type: 'import'
  /** The name of the notation, such as "SQL". */
  readonly format: string
  readonly table: string
  readonly columns: readonly string[]
}
