import { boundedCache } from './bounded-cache.ts'
import { digest } from './digest.ts'
import { openDocument, type Document } from './engine/document.ts'
import { planWarnings } from './engine/plan-warnings.ts'
import { preparePlan, type PreparedPlan } from './engine/prepare-plan.ts'
import { type Problem, SynthError } from './errors.ts'
import { referenceList } from './lexicon/index.ts'
import { draftPlan } from './plan/draft-plan.ts'
import { checkSchema, type SchemaCheck } from './schema/check-schema.ts'
import { Problems } from './schema/problems.ts'
import type { Schema } from './schema/schema.ts'
import { impossible } from './story/impossible.ts'
import { understand, type Understanding } from './story/understand.ts'

/** What decides a document, beside what it is about. */
interface DocumentRequest {
  /** Any safe integer. */
  readonly seed: number
  /** Name of an encoder. */
  readonly format: string
  /** The most rows that all tables together may have. */
  readonly maxRows: number
}

export interface StoryRequest extends DocumentRequest {
  readonly story: string
  /** Rows of the primary table; null for as many as the story says, or the default. */
  readonly rows: number | null
}

/** What a story was understood as, and what it comes to. */
export interface Explanation extends Understanding, Inspection {}

/** A schema as it was sent, and what to make of it. */
export interface InspectRequest {
  /** Any JSON value: it is checked here. */
  readonly schema: unknown
  /** Rows of the primary table; null for as many as the schema says. */
  readonly rows: number | null
  /** Constraints are tried on the rows that it makes. Any safe integer. */
  readonly seed: number
  /** The most rows that all tables together may have. */
  readonly maxRows: number
}

export interface SchemaRequest extends InspectRequest, DocumentRequest {}

/** What a schema comes to. */
export interface Inspection {
  /** What is allowed, but hardly meant: JSON pointers into the schema. */
  readonly warnings: readonly Problem[]
  /** Rows of each table that is written, in order. */
  readonly row_counts: Readonly<Record<string, number>>
  /** Rows of these tables together. */
  readonly rows: number
  /** Bytes of the response in the format records, about. */
  readonly estimated_bytes: number
}

/** Prepared plans by the digest of their schema and what else decides them; each holds about a megabyte. */
const prepared = boundedCache<PreparedPlan>(24)

const digests = new WeakMap<Schema, string>()

/** Valid schemas from outside by the digest of their JSON: the same one is sent again and again. */
const received = boundedCache<Schema>(8)

/**
 * The whole way from a story to a response that is known but not generated.
 * @throws SynthError `story_not_understood`, `story_contradicts` or `too_many_rows`
 */
export function openStory({ story, rows, seed, format, maxRows }: StoryRequest): Document {
  return openDocument(planOfStory(story, understand(story, rows), maxRows), { seed, format, story })
}

/** How many parts of a story set nothing. @throws SynthError `story_not_understood` or `story_contradicts` */
export function unusedInStory({ story, rows }: Pick<StoryRequest, 'story' | 'rows'>): number {
  return understand(story, rows).unused.length
}

/** What a story was understood as, and what it comes to; no data. @throws SynthError as `openStory` does */
export function explainStory({ story, rows, seed, format, maxRows }: StoryRequest): Explanation {
  const understanding = understand(story, rows)
  const plan = planOfStory(story, understanding, maxRows)
  const inspection = inspected(understanding.schema, plan, openDocument(plan, { seed, format, story }))
  return { ...understanding, ...inspection, schema: { ...understanding.schema, story } }
}

/** @throws SynthError `story_contradicts` for what the tables cannot be: nobody sent their schema */
function planOfStory(story: string, understanding: Understanding, maxRows: number): PreparedPlan {
  try {
    return preparedPlan(understanding.schema, null, maxRows)
  } catch (error) {
    if (!(error instanceof SynthError) || error.code !== 'schema_invalid') throw error
    throw impossible(story, understanding, error.problems)
  }
}

/**
 * The way from a schema that somebody sent to a response that is known but not generated.
 * @throws SynthError `schema_invalid` with pointers into the schema, `too_many_rows`, or `validation_failed` for rows that no table takes
 */
export function openSchema({ schema: sent, rows, seed, format, maxRows }: SchemaRequest): Document {
  const schema = receivedSchema(sent, rows, maxRows)
  return openDocument(planFor(schema, rows, maxRows), { seed, format, story: schema.story ?? null })
}

/** What a schema that somebody sent comes to. @throws SynthError as `openSchema` does */
export function inspectSchema({ schema: sent, rows, seed, maxRows }: InspectRequest): Inspection {
  const schema = receivedSchema(sent, rows, maxRows)
  const plan = planFor(schema, rows, maxRows)
  return inspected(schema, plan, openDocument(plan, { seed, format: 'records', story: schema.story ?? null }))
}

function inspected(schema: Schema, { plan, compiled }: PreparedPlan, document: Document): Inspection {
  const written = plan.tables.filter(({ hidden }) => !hidden)
  return {
    warnings: planWarnings(schema, compiled),
    row_counts: Object.fromEntries(written.map((table) => [table.name, table.rows])),
    rows: document.rows,
    estimated_bytes: Math.ceil(document.estimatedBytes),
  }
}

/**
 * A schema that somebody sent. What is kept is read from the text that names it: in it, values that JSON cannot tell apart, such as 0
 * and -0, are one.
 * @throws SynthError `schema_invalid` with all problems, those included that only show when what can be read is counted and compiled
 */
function receivedSchema(sent: unknown, rows: number | null, maxRows: number): Schema {
  const json = JSON.stringify(sent) ?? 'null'
  return received.get(digest(json), () => {
    const check = checkSchema(sent)
    if (check.problems.count > 0) prepare(check, rows, maxRows)
    if (check.readable === null) throw new Error('A schema without problems cannot be read')
    return JSON.parse(json) as Schema
  })
}

function planFor(schema: Schema, rows: number | null, maxRows: number): PreparedPlan {
  if (rows !== null && !schema.tables.some((table) => typeof table.rows === 'object' && table.rows.type === 'primary')) {
    const detail =
      'no table of the schema takes them: leave them out, or give the table that they are meant for "rows": {"type": "primary"} in the schema'
    throw new SynthError('validation_failed', `/rows: ${detail}`, [{ pointer: '/rows', detail }])
  }
  return preparedPlan(schema, rows, maxRows)
}

function preparedPlan(schema: Schema, rows: number | null, maxRows: number): PreparedPlan {
  const key = digests.get(schema) ?? digest(JSON.stringify(schema))
  digests.set(schema, key)
  return prepared.get(`${key} ${rows} ${maxRows}`, () =>
    prepare({ readable: schema, problems: new Problems(), failed: new Set() }, rows, maxRows),
  )
}

/** @throws SynthError `schema_invalid` with what was found before and what is found now, or `too_many_rows` */
function prepare(check: SchemaCheck, rows: number | null, maxRows: number): PreparedPlan {
  const draft = draftPlan(check, rows, maxRows)
  return preparePlan(draft.plan, referenceList, draft)
}
