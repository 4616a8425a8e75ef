import { boundedCache } from './bounded-cache.ts'
import { digest } from './digest.ts'
import { checkConstraints } from './engine/check-constraints.ts'
import { keptPlans } from './engine/kept-plans.ts'
import { planWarnings } from './engine/plan-warnings.ts'
import { preparePlan, type PreparedPlan } from './engine/prepare-plan.ts'
import { type Problem, SynthError } from './errors.ts'
import { referenceList } from './lexicon/index.ts'
import { type Manifest, manifestOf } from './output/manifest.ts'
import { openOutput, type OutputRequest, type Source } from './output/open-output.ts'
import type { Output } from './output/output.ts'
import { isPartial } from './output/selection.ts'
import { draftPlan } from './plan/draft-plan.ts'
import { checkSchema, type SchemaCheck } from './schema/check-schema.ts'
import { Problems } from './schema/problems.ts'
import type { Schema } from './schema/schema.ts'
import { impossible } from './story/impossible.ts'
import { understand, type Understanding } from './story/understand.ts'

/** What decides a response, beside what it is about. */
interface MakingRequest extends OutputRequest {
  /** Any safe integer. */
  readonly seed: number
  /** The most rows that the response may have: of tables that are asked for as a whole those of all together, hidden ones too. */
  readonly maxRows: number
}

/** A story, and what is asked of it. */
export interface StorySource {
  readonly story: string
  /** Rows of the primary table; null for as many as the story says, or the default. */
  readonly rows: number | null
}

/** A schema that somebody sent. */
export interface SchemaSource {
  /** Any JSON value: it is checked here. */
  readonly schema: unknown
  /** Rows of the primary table; null for as many as the schema says. */
  readonly rows: number | null
}

export interface StoryRequest extends MakingRequest, StorySource {}

/** What a story was understood as, and what it comes to. */
export interface Explanation extends Understanding, Inspection {}

/** A schema as it was sent, and what to look at. */
export interface InspectRequest extends SchemaSource {
  /** Constraints are tried on the rows that it makes. Any safe integer. */
  readonly seed: number
  /** The most rows that all tables together may have. */
  readonly maxRows: number
}

export interface SchemaRequest extends MakingRequest, SchemaSource {}

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
const prepared = boundedCache<PreparedPlan>(keptPlans)

const digests = new WeakMap<Schema, string>()

/** Valid schemas from outside by the digest of their JSON: the same one is sent again and again. */
const received = boundedCache<Schema>(8)

/** The most rows that a plan may have where only a part of them is asked for. */
const mostPlannedRows = 4e9

/**
 * The whole way from a story to a response that is known but not generated.
 * @throws SynthError `story_not_understood`, `story_contradicts`, or as `openOutput` does
 */
export function openStory({ story, rows, ...request }: StoryRequest): Output {
  return open(request, (maxRows) => storySource({ story, rows }, maxRows))
}

/**
 * The way from a schema that somebody sent to a response that is known but not generated.
 * @throws SynthError `schema_invalid` with pointers into the schema, `validation_failed` for rows that no table takes, or as `openOutput` does
 */
export function openSchema({ schema, rows, ...request }: SchemaRequest): Output {
  return open(request, (maxRows) => schemaSource({ schema, rows }, maxRows))
}

function open({ seed, maxRows, ...request }: MakingRequest, sourceOf: (maxRows: number) => Source): Output {
  return openOutput(sourceOf(isPartial(request) ? mostPlannedRows : maxRows), seed, request, maxRows)
}

/** What a data set is: its tables as a whole. @throws SynthError as `openStory` does */
export function describeStory({ story, rows }: StorySource, seed: number): Manifest {
  return described(storySource({ story, rows }, mostPlannedRows), seed)
}

/** The same of a schema that somebody sent. @throws SynthError as `openSchema` does */
export function describeSchema({ schema, rows }: SchemaSource, seed: number): Manifest {
  return described(schemaSource({ schema, rows }, mostPlannedRows), seed)
}

function described(source: Source, seed: number): Manifest {
  checkConstraints(source.prepared.compiled, seed)
  return manifestOf(source, seed)
}

function storySource({ story, rows }: StorySource, maxRows: number): Source {
  return { prepared: planOfStory(story, understand(story, rows), maxRows), story, origin: { story } }
}

function schemaSource({ schema: sent, rows }: SchemaSource, maxRows: number): Source {
  const schema = receivedSchema(sent, rows, maxRows)
  return { prepared: planFor(schema, rows, maxRows), story: schema.story ?? null, origin: { schema } }
}

/** How many parts of a story set nothing. @throws SynthError `story_not_understood` or `story_contradicts` */
export function unusedInStory({ story, rows }: Pick<StoryRequest, 'story' | 'rows'>): number {
  return understand(story, rows).unused.length
}

/** What a story was understood as, and what it comes to; no data. @throws SynthError as `openStory` does */
export function explainStory({ story, rows, seed, maxRows, format }: StoryRequest): Explanation {
  const understanding = understand(story, rows)
  const prepared = planOfStory(story, understanding, maxRows)
  const inspection = inspected(understanding.schema, { prepared, story, origin: { story } }, { seed, maxRows, format })
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

/** What a schema that somebody sent comes to. @throws SynthError as `openSchema` does */
export function inspectSchema({ schema: sent, rows, seed, maxRows }: InspectRequest): Inspection {
  const schema = receivedSchema(sent, rows, maxRows)
  const source = { prepared: planFor(schema, rows, maxRows), story: schema.story ?? null, origin: { schema } }
  return inspected(schema, source, { seed, maxRows, format: 'records' })
}

function inspected(
  schema: Schema,
  source: Source,
  { seed, maxRows, format }: Pick<MakingRequest, 'seed' | 'maxRows' | 'format'>,
): Inspection {
  const output = openOutput(source, seed, { format }, maxRows)
  const { plan, compiled } = source.prepared
  const written = plan.tables.filter(({ hidden }) => !hidden)
  return {
    warnings: planWarnings(schema, compiled),
    row_counts: Object.fromEntries(written.map((table) => [table.name, table.rows])),
    rows: output.rows,
    estimated_bytes: Math.ceil(output.estimatedBytes),
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
