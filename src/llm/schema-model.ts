import type { Problem } from '../errors.ts'
import type { Schema } from '../schema/schema.ts'
import type { Enforced } from '../story/enforce-counts.ts'
import type { ModelUse } from './model-use.ts'
import type { SchemaAnswer } from './schema-answer.ts'

/** What a language model is asked for. */
export interface SchemaRequest {
  /** Plain English; data, never an instruction. */
  readonly story: string
  /** Rows of the primary table; null for what story and model say. */
  readonly rows: number | null
  /** Whether to ask anew although the answer to an equal story is known. */
  readonly fresh: boolean
  /** Stops everything when its reason comes to pass: the one who asks has left. */
  readonly signal: AbortSignal
}

/** A language model that turns stories into schemas. */
export interface SchemaModel {
  /** The name of the model that is asked for. */
  readonly model: string
  readonly use: ModelUse
  /**
   * @throws SynthError `llm_schema_invalid` (with problems whose pointers lead into the schema), `llm_failed`, `llm_timeout`,
   * or a `BusyError` `llm_busy` that knows when to try again; the signal's reason once that is aborted.
   */
  schemaOf(request: SchemaRequest): Promise<SchemaAnswer>
}

/** What is wrong with a schema that matches its types: what planning and compiling it finds; none when it can be generated. */
export type CheckSchema = (schema: Schema) => Promise<readonly Problem[]>

/** Makes the numbers of rows hold in a schema that the story says, and that the request says of the primary table (null for none). */
export type EnforceCounts = (schema: Schema, story: string, rows: number | null) => Promise<Enforced>
