import type { Schema } from '../schema/schema.ts'

/** The schema that a language model made from a story. */
export interface SchemaAnswer {
  readonly schema: Schema
  /** The provider's name of the model that answered. */
  readonly model: string
  /** Number of answers of the model until one was valid, at least 1. */
  readonly attempts: number
  /** Changes to the answer of the model, a sentence each. */
  readonly warnings: readonly string[]
  /** Tokens of all answers together; null if the provider does not report them. */
  readonly usage: Usage | null
}

export interface Usage {
  readonly input_tokens: number
  readonly output_tokens: number
}
