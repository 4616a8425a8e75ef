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
import { understand, understandPossible, type Understanding } from './story/understand.ts'
import { type TimedPlan, timedPlan } from './timed-plan.ts'

/** A story, and the requested number of rows. */
export interface StorySource {
  readonly story: string
  /** Rows of the primary table; null for the number in the story, or the default. */
  readonly rows: number | null
}

/** A received schema, and the requested number of rows. */
export interface SchemaSource {
  /** Any JSON text; its content is checked here. */
  readonly json: string
  /** Rows of the primary table; null for the number in the schema. */
  readonly rows: number | null
}

/** A planned story or schema. */
export interface Source {
  readonly prepared: TimedPlan
  readonly schema: Schema
  /** The received story; null for a schema without one. */
  readonly story: string | null
  /** The story or schema of the request, for the manifest. */
  readonly origin: Origin
}

/** A story that was read and planned. */
export interface ReadSource extends Source {
  readonly understanding: Understanding
}

/** Prepared plans by the digest of their schema and the other parameters. */
const prepared = threadCache<TimedPlan>('plans', ({ shared, compiled }) => planBytes(shared, compiled))

const digests = new WeakMap<Schema, string>()

/** Approximate bytes of memory for each character of parsed JSON. */
const bytesOfJson = 3

interface Received {
  readonly schema: Schema
  readonly bytes: number
}

/** Valid received schemas by the digest of their JSON, cached because callers send the same schema repeatedly. */
const received = threadCache<Received>('schemas', ({ bytes }) => bytes)

/**
 * Reads and plans a story. If its schema is refused, the facts that the tables cannot hold are left out.
 * @param maxRows maximum number of rows of all tables together
 * @throws SynthError `story_not_understood`, `story_contradicts`, `too_many_rows`, `plan_too_costly`
 */
export function storySource({ story, rows }: StorySource, maxRows: number): ReadSource {
  const read = understand(story, rows)
  const planned = planOfStory(read, maxRows)
  if (!(planned instanceof SynthError)) return sourceOf(story, read, planned)
  const possible = understandPossible(story, rows)
  const again = planOfStory(possible, maxRows)
  if (again instanceof SynthError) throw impossible(story, possible, again.problems)
  return sourceOf(story, possible, again)
}

function sourceOf(story: string, understanding: Understanding, prepared: TimedPlan): ReadSource {
  return { prepared, schema: understanding.schema, story, origin: { story }, understanding }
}

/**
 * Plans a received schema.
 * @param maxRows maximum number of rows of all tables together
 * @throws SynthError `schema_invalid`, `validation_failed` for `rows` without a primary table, `too_many_rows`, `plan_too_costly`
 */
export function schemaSource({ json, rows }: SchemaSource, maxRows: number): Source {
  const schema = receivedSchema(json, rows, maxRows)
  return { prepared: planFor(schema, rows, maxRows), schema, story: schema.story ?? null, origin: { schema } }
}

/**
 * Plans the schema of a story. It is checked like a received one, so no number of a story gets past the limits of a schema. Returns the
 * error if the schema is refused, because the caller of a story never saw it.
 */
function planOfStory({ schema }: Understanding, maxRows: number): TimedPlan | SynthError {
  try {
    return preparedPlan(schema, null, maxRows, checkSchema)
  } catch (error) {
    if (!(error instanceof SynthError) || error.code !== 'schema_invalid') throw error
    return error
  }
}

/** @throws SynthError `schema_invalid` with all problems, including those that only show when the readable part is counted and compiled */
function receivedSchema(json: string, rows: number | null, maxRows: number): Schema {
  const make = (): Received => {
    const check = checkSchema(JSON.parse(json))
    if (check.problems.count > 0) prepare(check, rows, maxRows)
    if (check.readable === null) throw new Error('A schema without problems cannot be read')
    return { schema: check.readable as Schema, bytes: bytesOfJson * json.length }
  }
  return received.get(digest(json), make).schema
}

function planFor(schema: Schema, rows: number | null, maxRows: number): TimedPlan {
  if (rows !== null && !schema.tables.some((table) => typeof table.rows === 'object' && table.rows.type === 'primary')) {
    const detail =
      'no table of the schema has a number of rows that a request can set: leave `rows` out, or give one table "rows": {"type": "primary"} in the schema'
    throw new SynthError('validation_failed', `/rows: ${detail}`, [{ pointer: '/rows', detail }])
  }
  return preparedPlan(schema, rows, maxRows, (readable) => ({ readable, problems: new Problems(), failed: new Set() }))
}

function preparedPlan(schema: Schema, rows: number | null, maxRows: number, check: (schema: Schema) => SchemaCheck): TimedPlan {
  const key = digests.get(schema) ?? digest(JSON.stringify(schema))
  digests.set(schema, key)
  return prepared.get(`${key} ${rows} ${maxRows}`, () => prepare(check(schema), rows, maxRows))
}

/** @throws SynthError `schema_invalid` with the problems found before and those found now, or `too_many_rows` */
function prepare(check: SchemaCheck, rows: number | null, maxRows: number): TimedPlan {
  const draft = draftPlan(check, rows, maxRows)
  return timedPlan(draft.plan, draft)
}
