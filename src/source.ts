import { threadCache } from './caches/thread-cache.ts'
import { digest } from './digest.ts'
import { planBytes } from './engine/plan-bytes.ts'
import { SynthError } from './errors.ts'
import type { Origin } from './output/manifest.ts'
import { draftPlan } from './plan/draft-plan.ts'
import { checkSchema, type SchemaCheck } from './validation/check-schema.ts'
import { Problems } from './schema/problems.ts'
import type { Schema } from './schema/schema.ts'
import { impossible } from './story/report/impossible.ts'
import { understand, type Understanding } from './story/understand.ts'
import { type TimedPlan, timedPlan } from './timed-plan.ts'

/** A story, and what is asked of it. */
export interface StorySource {
  readonly story: string
  /** Rows of the primary table; null for as many as the story says, or the default. */
  readonly rows: number | null
}

/** A schema that somebody sent. */
export interface SchemaSource {
  /** Any JSON text: what it says is checked here. */
  readonly json: string
  /** Rows of the primary table; null for as many as the schema says. */
  readonly rows: number | null
}

/** What data is made of. */
export interface Source {
  readonly prepared: TimedPlan
  readonly schema: Schema
  /** The story as it was sent; null for a schema without one. */
  readonly story: string | null
  /** What was asked for, for the manifest. */
  readonly origin: Origin
}

/** Prepared plans by the digest of their schema and what else decides them. */
const prepared = threadCache<TimedPlan>('plans', ({ shared }) => planBytes(shared))

const digests = new WeakMap<Schema, string>()

/** Bytes of memory that a character of JSON takes when it is read, about. */
const bytesOfJson = 3

interface Received {
  readonly schema: Schema
  readonly bytes: number
}

/** Valid schemas from outside by the digest of their JSON: the same one is sent again and again. */
const received = threadCache<Received>('schemas', ({ bytes }) => bytes)

/**
 * Plans a story.
 * @param maxRows the most rows that all tables together may have
 * @throws SynthError `story_not_understood`, `story_contradicts`, `too_many_rows`, `plan_too_costly`
 */
export function storySource({ story, rows }: StorySource, maxRows: number): Source {
  const understanding = understand(story, rows)
  const { schema } = understanding
  return { prepared: planOfStory(story, understanding, maxRows), schema, story, origin: { story } }
}

/**
 * Plans a schema that somebody sent.
 * @param maxRows the most rows that all tables together may have
 * @throws SynthError `schema_invalid`, `validation_failed` for rows that no table takes, `too_many_rows`, `plan_too_costly`
 */
export function schemaSource({ json, rows }: SchemaSource, maxRows: number): Source {
  const schema = receivedSchema(json, rows, maxRows)
  return { prepared: planFor(schema, rows, maxRows), schema, story: schema.story ?? null, origin: { schema } }
}

/** @throws SynthError `story_contradicts` for what the tables cannot be: nobody sent their schema */
function planOfStory(story: string, understanding: Understanding, maxRows: number): TimedPlan {
  try {
    return preparedPlan(understanding.schema, null, maxRows)
  } catch (error) {
    if (!(error instanceof SynthError) || error.code !== 'schema_invalid') throw error
    throw impossible(story, understanding, error.problems)
  }
}

/** @throws SynthError `schema_invalid` with all problems, those included that only show when what can be read is counted and compiled */
function receivedSchema(json: string, rows: number | null, maxRows: number): Schema {
  const make = (): Received => {
    const check = checkSchema(JSON.parse(json))
    if (check.problems.count > 0) prepare(check, rows, maxRows)
    if (check.readable === null) throw new Error('A schema without problems cannot be read')
    return { schema: JSON.parse(json) as Schema, bytes: bytesOfJson * json.length }
  }
  return received.get(digest(json), make).schema
}

function planFor(schema: Schema, rows: number | null, maxRows: number): TimedPlan {
  if (rows !== null && !schema.tables.some((table) => typeof table.rows === 'object' && table.rows.type === 'primary')) {
    const detail =
      'no table of the schema takes them: leave them out, or give the table that they are meant for "rows": {"type": "primary"} in the schema'
    throw new SynthError('validation_failed', `/rows: ${detail}`, [{ pointer: '/rows', detail }])
  }
  return preparedPlan(schema, rows, maxRows)
}

function preparedPlan(schema: Schema, rows: number | null, maxRows: number): TimedPlan {
  const key = digests.get(schema) ?? digest(JSON.stringify(schema))
  digests.set(schema, key)
  return prepared.get(`${key} ${rows} ${maxRows}`, () =>
    prepare({ readable: schema, problems: new Problems(), failed: new Set() }, rows, maxRows),
  )
}

/** @throws SynthError `schema_invalid` with what was found before and what is found now, or `too_many_rows` */
function prepare(check: SchemaCheck, rows: number | null, maxRows: number): TimedPlan {
  const draft = draftPlan(check, rows, maxRows)
  return timedPlan(draft.plan, draft)
}
