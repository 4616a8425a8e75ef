import type { Schema } from '../../schema/schema.ts'

/** What a fact set in the schema. */
export interface BindNote {
  /** JSON pointer (RFC 6901) into the schema that results. */
  readonly pointer: string
  /** One sentence: "15% of appointments have the status no_show". */
  readonly text: string
  /** The share of a table's rows that have a value; absent where no such share was said. */
  readonly share?: {
    readonly table: string
    /** A column of the answer. The pointer may lead to a hidden one that it follows from. */
    readonly column: string
    /** As a text: "true" for a boolean. */
    readonly value: string
    /** 0 to 1, before it is rounded to whole rows. */
    readonly share: number
  }
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
}

/** A fact that sets nothing, and why. */
export function unused(schema: Schema, reason: string): Bound {
  return { schema, notes: [], used: false, reason }
}
