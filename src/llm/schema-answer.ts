import type { Schema } from '../schema/schema.ts'

/** The schema that a language model made of a story. */
export interface SchemaAnswer {
  readonly schema: Schema
  /** The name by which the provider calls the model that answered. */
  readonly model: string
  /** Answers that the model gave until one was valid, at least 1. */
  readonly attempts: number
  /** What was changed in the model's answer, a sentence each. */
  readonly warnings: readonly string[]
  /** Of all answers together; null when the provider does not say. */
  readonly usage: Usage | null
}

export interface Usage {
  readonly input_tokens: number
  readonly output_tokens: number
}
