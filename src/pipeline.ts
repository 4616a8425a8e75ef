import { boundedCache } from './bounded-cache.ts'
import { digest } from './digest.ts'
import { checkConstraints } from './engine/check-constraints.ts'
import { keepPlans } from './engine/keep-plans.ts'
import { costSummary, type CostSummary } from './engine/cost-summary.ts'
import { planBytes } from './engine/plan-bytes.ts'
import { planWarnings } from './engine/plan-warnings.ts'
import { threadBudget } from './engine/thread-budget.ts'
import { type Problem, SynthError } from './errors.ts'
import { estimatedBytes } from './output/estimated-bytes.ts'
import { type Manifest, manifestOf, type Origin } from './output/manifest.ts'
import { openTables } from './output/open-tables.ts'
import type { Opening } from './output/opening.ts'
import type { OutputRequest } from './output/output-request.ts'
import { isPartial } from './output/selection.ts'
import { draftPlan } from './plan/draft-plan.ts'
import { checkSchema, type SchemaCheck } from './schema/check-schema.ts'
import { Problems } from './schema/problems.ts'
import type { Schema } from './schema/schema.ts'
import { impossible } from './story/impossible.ts'
import { understand, type Understanding } from './story/understand.ts'
import { type TimedPlan, timedPlan } from './timed-plan.ts'

/** What decides a response, beside what it is about. */
export interface MakingRequest extends OutputRequest {
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
  /** Any JSON text: what it says is checked here. */
  readonly json: string
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
  /** What it takes to make. */
  readonly cost: CostSummary
}

/** What a response to a story is laid out of. */
export interface StoryOpening extends Opening {
  /** How many parts of the story set nothing. */
  readonly unused: number
}

/** What the data is made of. */
interface Source {
  readonly prepared: TimedPlan
  /** The story as it was sent; null for a schema without one. */
  readonly story: string | null
  /** What was asked for, for the manifest. */
  readonly origin: Origin
}

/** Prepared plans by the digest of their schema and what else decides them. */
const prepared = keepPlans<TimedPlan>(({ shared }) => planBytes(shared))

const digests = new WeakMap<Schema, string>()

/** Bytes of memory that a character of JSON takes when it is read, about. */
const bytesOfJson = 3

interface Received {
  readonly schema: Schema
  readonly bytes: number
}

/** Valid schemas from outside by the digest of their JSON: the same one is sent again and again. */
const received = boundedCache<Received>(8, { untilRest: true, bytesOf: ({ bytes }) => bytes, mostBytes: () => threadBudget.planBytes / 4 })

/** The most rows that a plan may have where only a part of them is asked for. */
const mostPlannedRows = 4e9

/**
 * The way from a story to what a response is laid out of.
 * @throws SynthError `story_not_understood`, `story_contradicts`, or as `opened` does
 */
export function openStory({ story, rows, ...request }: StoryRequest): StoryOpening {
  const opening = opened(request, (maxRows) => storySource({ story, rows }, maxRows))
  return { ...opening, unused: unusedInStory({ story, rows }) }
}

/**
 * The way from a schema that somebody sent to what a response is laid out of.
 * @throws SynthError `schema_invalid` with pointers into the schema, `validation_failed` for rows that no table takes, or as `opened` does
 */
export function openSchema({ json, rows, ...request }: SchemaRequest): Opening {
  return opened(request, (maxRows) => schemaSource({ json, rows }, maxRows))
}

/**
 * @throws SynthError `schema_invalid` when a row that the seed makes breaks a constraint, `selection_unknown`, `too_many_rows` for more than
 *   `maxRows` rows of a part, `format_unsuited` for what the format cannot hold
 */
function opened({ seed, maxRows, ...request }: MakingRequest, sourceOf: (maxRows: number) => Source): Opening {
  const source = sourceOf(isPartial(request) ? mostPlannedRows : maxRows)
  checkConstraints(source.prepared.compiled, seed)
  return openingOf(source, request, maxRows)
}

function openingOf({ prepared, story }: Source, request: OutputRequest, maxRows: number): Opening {
  const { plan, compiled, shared, isCheap, isSoonTried } = prepared
  return { plan: shared, domain: plan.domain, story, tables: openTables(compiled, request, maxRows), isCheap, isSoonTried }
}

/** What a data set is: its tables as a whole. @throws SynthError as `openStory` does */
export function describeStory(source: StorySource, seed: number): Manifest {
  return described(storySource(source, mostPlannedRows), seed)
}

/** The same of a schema that somebody sent. @throws SynthError as `openSchema` does */
export function describeSchema(source: SchemaSource, seed: number): Manifest {
  return described(schemaSource(source, mostPlannedRows), seed)
}

function described({ prepared, origin }: Source, seed: number): Manifest {
  const { plan, compiled } = prepared
  checkConstraints(compiled, seed)
  return manifestOf(compiled, plan.domain, origin, seed)
}

function storySource({ story, rows }: StorySource, maxRows: number): Source {
  return { prepared: planOfStory(story, understand(story, rows), maxRows), story, origin: { story } }
}

function schemaSource({ json, rows }: SchemaSource, maxRows: number): Source {
  const schema = receivedSchema(json, rows, maxRows)
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
function planOfStory(story: string, understanding: Understanding, maxRows: number): TimedPlan {
  try {
    return preparedPlan(understanding.schema, null, maxRows)
  } catch (error) {
    if (!(error instanceof SynthError) || error.code !== 'schema_invalid') throw error
    throw impossible(story, understanding, error.problems)
  }
}

/** What a schema that somebody sent comes to. @throws SynthError as `openSchema` does */
export function inspectSchema({ json, rows, seed, maxRows }: InspectRequest): Inspection {
  const source = schemaSource({ json, rows }, maxRows)
  return inspected(receivedSchema(json, rows, maxRows), source, { seed, maxRows, format: 'records' })
}

function inspected(
  schema: Schema,
  source: Source,
  { seed, maxRows, format }: Pick<MakingRequest, 'seed' | 'maxRows' | 'format'>,
): Inspection {
  const { plan, compiled } = source.prepared
  checkConstraints(compiled, seed)
  const opening = openingOf(source, { format }, maxRows)
  const written = plan.tables.filter(({ hidden }) => !hidden)
  return {
    warnings: planWarnings(schema, compiled),
    row_counts: Object.fromEntries(written.map((table) => [table.name, table.rows])),
    rows: written.reduce((sum, { rows }) => sum + rows, 0),
    estimated_bytes: Math.ceil(estimatedBytes(compiled, opening, seed, { format })),
    cost: costSummary(compiled),
  }
}

/**
 * A schema that somebody sent.
 * @throws SynthError `schema_invalid` with all problems, those included that only show when what can be read is counted and compiled
 */
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
