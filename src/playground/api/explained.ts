import type { AnySchema } from '../../schema/any-schema.ts'
import type { Fact } from '../../story/facts/fact.ts'
import type { SetPlace } from '../../library/explanation.ts'
import type { Proof } from '../../story/proofs/proof.ts'
import type { Span } from '../../story/tokens/token.ts'

/** A fact of the story and its effect. */
export type ExplainedFact = Fact & {
  readonly text: string
  readonly used: boolean
  /** What the fact sets: the location in the schema, and a sentence. */
  readonly sets: readonly SetPlace[]
  readonly reason: string | null
  /** A query that verifies it in the tables; null for a fact that is not used. */
  readonly proof: Proof | null
}

/** A part of the story without effect. */
export interface UnusedPart extends Span {
  readonly text: string
  readonly reason: string | null
}

/** The answer of `POST /api/explain`. */
export interface Explained {
  readonly domain: { readonly name: string; readonly score: number }
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly reason: string }[]
  readonly facts: readonly ExplainedFact[]
  readonly unused: readonly UnusedPart[]
  readonly warnings: readonly string[]
  readonly schema: AnySchema
  readonly rows: number
  readonly estimated_bytes: number
}
