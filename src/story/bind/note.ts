import type { Schema } from '../../schema/schema.ts'
import type { Claim } from '../proofs/claim.ts'
import type { Span } from '../tokens/token.ts'

/** A change of the schema that a fact made. */
export interface BindNote {
  /** JSON pointer (RFC 6901) into the final schema. */
  readonly pointer: string
  /** One sentence: "15% of appointments have the status no_show". */
  readonly text: string
  /** Claims about the data that can be checked with SQL. Empty if the visible tables do not show the change. */
  readonly claims: readonly Claim[]
  /** Set if nothing is known about the name of a column: its values are placeholders. */
  readonly meaning?: null
}

/** A part of a fact without effect, and the reason. */
export interface LeftPart extends Span {
  readonly reason: string
}

/** The result of binding a fact. */
export interface Bound {
  readonly schema: Schema
  readonly notes: readonly BindNote[]
  readonly used: boolean
  /** One sentence: why the fact could not be used, and what could be used instead. */
  readonly reason?: string
  /** For a share: the words that name its value. Other words beside them have no effect. */
  readonly words?: readonly string[]
  /** The parts of a used fact without effect. */
  readonly left?: readonly LeftPart[]
}

/** The result of a fact without effect. */
export function unused(schema: Schema, reason: string): Bound {
  return { schema, notes: [], used: false, reason }
}

/** The result of a fact that changed one part of the schema. */
export function used(schema: Schema, pointer: string, text: string, claims: readonly Claim[]): Bound {
  return { schema, notes: [{ pointer, text, claims }], used: true }
}

/** JSON pointer to a table. */
export function tablePointer({ tables }: Schema, name: string): string {
  return `/tables/${tables.findIndex((table) => table.name === name)}`
}

/** JSON pointer to a column of a table. */
export function columnPointer(schema: Schema, table: string, column: string): string {
  const columns = schema.tables.find(({ name }) => name === table)?.columns ?? []
  return `${tablePointer(schema, table)}/columns/${columns.findIndex(({ name }) => name === column)}`
}
