import type { Schema } from '../../schema/schema.ts'
import type { Claim } from '../proofs/claim.ts'
import type { Span } from '../tokens/token.ts'

/** What a fact set in the schema. */
export interface BindNote {
  /** JSON pointer (RFC 6901) into the schema that results. */
  readonly pointer: string
  /** One sentence: "15% of appointments have the status no_show". */
  readonly text: string
  /** What it says of the data; empty where that is nothing that the tables of the answer show. */
  readonly claims: readonly Claim[]
  /** Set for a column of whose name nothing is known: its values are placeholders. */
  readonly meaning?: null
}

/** A part of a fact that sets nothing, and why. */
export interface LeftPart extends Span {
  readonly reason: string
}

/** What became of a fact. */
export interface Bound {
  readonly schema: Schema
  readonly notes: readonly BindNote[]
  readonly used: boolean
  /** Why it could not be used, and what would be; one sentence. */
  readonly reason?: string
  /** Of what a share is of, the words that name it; others beside them set nothing. */
  readonly words?: readonly string[]
  /** The parts of a used fact that set nothing. */
  readonly left?: readonly LeftPart[]
}

/** A fact that sets nothing, and why. */
export function unused(schema: Schema, reason: string): Bound {
  return { schema, notes: [], used: false, reason }
}

/** A fact that set one part of the schema. */
export function used(schema: Schema, pointer: string, text: string, claims: readonly Claim[]): Bound {
  return { schema, notes: [{ pointer, text, claims }], used: true }
}

/** JSON pointer to a table of a schema. */
export function tablePointer({ tables }: Schema, name: string): string {
  return `/tables/${tables.findIndex((table) => table.name === name)}`
}

/** JSON pointer to a column of a table of a schema. */
export function columnPointer(schema: Schema, table: string, column: string): string {
  const columns = schema.tables.find(({ name }) => name === table)?.columns ?? []
  return `${tablePointer(schema, table)}/columns/${columns.findIndex(({ name }) => name === column)}`
}
