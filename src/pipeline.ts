import { checkConstraints } from './engine/check-constraints.ts'
import { costSummary, type CostSummary } from './engine/cost-summary.ts'
import { planWarnings } from './engine/plan-warnings.ts'
import type { Problem } from './errors.ts'
import { estimatedBytes } from './output/estimated-bytes.ts'
import { type Manifest, manifestOf } from './output/manifest.ts'
import { openTables } from './output/open-tables.ts'
import type { Opening } from './output/opening.ts'
import type { OutputRequest } from './output/output-request.ts'
import { isPartial } from './output/selection.ts'
import { mostPlannedRows } from './plan/most-planned-rows.ts'
import { type SchemaSource, schemaSource, type Source, type StorySource, storySource } from './source.ts'
import type { Proof } from './story/proofs/proof.ts'
import { proofsOf } from './story/proofs/proofs-of.ts'
import type { Understanding } from './story/understand.ts'

export { importText } from './story/imported/import-text.ts'
export { requireEnglish } from './story/language/require-english.ts'

/** The parts of a request that determine the response, except the story or schema. */
export interface MakingRequest extends OutputRequest {
  /** Any safe integer. */
  readonly seed: number
  /** Maximum number of rows of the response. If all tables are requested, it limits all tables of the plan, including hidden ones. */
  readonly maxRows: number
}

export interface StoryRequest extends MakingRequest, StorySource {}

/** How a story was understood, and the properties of its data. */
export interface Explanation extends Understanding, Inspection {
  /** For each fact its proof; null if it has none. */
  readonly proofs: readonly (Proof | null)[]
}

/** A request to inspect a received schema. */
export interface InspectRequest extends SchemaSource {
  /** Any safe integer. Constraints are checked on rows that it generates. */
  readonly seed: number
  /** Maximum number of rows of all tables together. */
  readonly maxRows: number
}

export interface SchemaRequest extends MakingRequest, SchemaSource {}

/** The properties of the data of a schema. */
export interface Inspection {
  /** Valid parts of the schema that are probably mistakes, with JSON pointers. */
  readonly warnings: readonly Problem[]
  /** Number of rows of each written table, in order. */
  readonly row_counts: Readonly<Record<string, number>>
  /** Total number of rows of these tables. */
  readonly rows: number
  /** Approximate bytes of the response in the format records. */
  readonly estimated_bytes: number
  /** The cost of generating the data. */
  readonly cost: CostSummary
}

/** The input for the layout of a response to a story. */
export interface StoryOpening extends Opening {
  /** Number of parts of the story that have no effect. */
  readonly unused: number
}

/**
 * Plans a story and opens the requested tables.
 * @throws SynthError `story_not_understood`, `story_contradicts`, or the errors of `opened`
 */
export function openStory({ story, rows, ...request }: StoryRequest): StoryOpening {
  const source = storySource({ story, rows }, mostRows(request))
  return { ...opened(source, request), unused: source.understanding.unused.length }
}

/**
 * Plans a received schema and opens the requested tables.
 * @throws SynthError `schema_invalid` with pointers into the schema, `validation_failed` for `rows` without a primary table, or the errors
 * of `opened`
 */
export function openSchema({ json, rows, ...request }: SchemaRequest): Opening {
  return opened(schemaSource({ json, rows }, mostRows(request)), request)
}

/** Maximum number of rows of the plan of a request. */
function mostRows(request: MakingRequest): number {
  return isPartial(request) ? mostPlannedRows : request.maxRows
}

/**
 * @throws SynthError `schema_invalid` if a row generated with the seed breaks a constraint, `selection_unknown`, `too_many_rows` for a part
 * of more than `maxRows` rows, `format_unsuited` for data that the format cannot represent
 */
function opened(source: Source, { seed, maxRows, ...request }: MakingRequest): Opening {
  checkConstraints(source.prepared.compiled, seed)
  return openingOf(source, request, maxRows)
}

function openingOf({ prepared, story }: Source, request: OutputRequest, maxRows: number): Opening {
  const { plan, compiled, shared, isCheap, isSoonTried } = prepared
  return { plan: shared, domain: plan.domain, story, tables: openTables(compiled, request, maxRows), isCheap, isSoonTried }
}

/** The manifest of all tables of a story. @throws SynthError as `openStory` does */
export function describeStory(source: StorySource, seed: number): Manifest {
  return described(storySource(source, mostPlannedRows), seed)
}

/** The manifest of all tables of a received schema. @throws SynthError as `openSchema` does */
export function describeSchema(source: SchemaSource, seed: number): Manifest {
  return described(schemaSource(source, mostPlannedRows), seed)
}

function described({ prepared, origin }: Source, seed: number): Manifest {
  const { plan, compiled } = prepared
  checkConstraints(compiled, seed)
  return manifestOf(compiled, plan.domain, origin, seed)
}

/** How a story is understood. @throws SynthError as `describeStory` does */
export function understoodStory(source: StorySource): Understanding {
  return storySource(source, mostPlannedRows).understanding
}

/** Number of parts of a story that have no effect. @throws SynthError as `describeStory` does */
export function unusedInStory(source: StorySource): number {
  return understoodStory(source).unused.length
}

/** How a story is understood, and the properties of its data. @throws SynthError as `openStory` does */
export function explainStory({ story, rows, seed, maxRows, format }: StoryRequest): Explanation {
  const source = storySource({ story, rows }, maxRows)
  const { understanding } = source
  const inspection = inspected(source, { seed, maxRows, format })
  const proofs = proofsOf(understanding, inspection.row_counts)
  return { ...understanding, ...inspection, proofs, schema: { ...understanding.schema, story } }
}

/** The properties of the data of a received schema. @throws SynthError as `openSchema` does */
export function inspectSchema({ json, rows, seed, maxRows }: InspectRequest): Inspection {
  return inspected(schemaSource({ json, rows }, maxRows), { seed, maxRows, format: 'records' })
}

function inspected(source: Source, { seed, maxRows, format }: Pick<MakingRequest, 'seed' | 'maxRows' | 'format'>): Inspection {
  const { plan, compiled } = source.prepared
  checkConstraints(compiled, seed)
  const opening = openingOf(source, { format }, maxRows)
  const written = plan.tables.filter(({ hidden }) => !hidden)
  return {
    warnings: planWarnings(source.schema, compiled),
    row_counts: Object.fromEntries(written.map((table) => [table.name, table.rows])),
    rows: written.reduce((sum, { rows }) => sum + rows, 0),
    estimated_bytes: Math.ceil(estimatedBytes(compiled, opening, seed, { format })),
    cost: costSummary(compiled),
  }
}
