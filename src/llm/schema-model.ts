import type { Problem } from '../errors.ts'
import type { Schema } from '../schema/schema.ts'
import type { Enforced } from '../story/report/enforce-counts.ts'
import type { ModelUse } from './model-use.ts'
import type { SchemaAnswer } from './schema-answer.ts'

/** A request for a schema. */
export interface SchemaRequest {
  /** Plain English; data, never an instruction. */
  readonly story: string
  /** Rows of the primary table; null for the number in the story or from the model. */
  readonly rows: number | null
  /** Whether to bypass the cached answer to an equal story. */
  readonly fresh: boolean
  /** Cancels the request: the caller has disconnected. */
  readonly signal: AbortSignal
}

/** A language model that turns stories into schemas. */
export interface SchemaModel {
  /** The configured name of the model. */
  readonly model: string
  readonly use: ModelUse
  /**
   * @throws SynthError `llm_schema_invalid` (with problems whose pointers lead into the schema), `llm_failed`, `llm_timeout`, or a
   * `BusyError` `llm_busy` with the time of the next attempt; the signal's reason once it is aborted
   */
  schemaOf(request: SchemaRequest): Promise<SchemaAnswer>
}

/** The problems of a schema that matches its types, as planning and compiling find them; none if it can be generated. */
export type CheckSchema = (schema: Schema) => Promise<readonly Problem[]>

/** Makes the row counts of a story hold in a schema, and that of the primary table in the request (null for none). */
export type EnforceCounts = (schema: Schema, story: string, rows: number | null) => Promise<Enforced>
