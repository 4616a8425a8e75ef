import type { Schema } from '../schema/schema.ts'

/** A line of business that stories speak of: a schema, and the words by which it is recognised. Data, no code. */
export interface Domain {
  readonly name: string
  /** One sentence for the docs. */
  readonly description: string
  /** A story that names it, for the docs. */
  readonly story: string
  /** Words and phrases that name the business, lower case: each found in a story is a strong sign. */
  readonly keywords: readonly string[]
  /** For each table that is written, the words a story may use for it, lower case, singular and plural: weak signs. */
  readonly nouns: Readonly<Record<string, readonly string[]>>
  readonly schema: Schema
}
