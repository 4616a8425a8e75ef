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
import { type SchemaSource, schemaSource, type Source, type StorySource, storySource } from './source.ts'
import type { Proof } from './story/proofs/proof.ts'
import { proofsOf } from './story/proofs/proofs-of.ts'
import { understand, type Understanding } from './story/understand.ts'

export { importText } from './story/imported/import-text.ts'
export { requireEnglish } from './story/language/require-english.ts'

/** What decides a response, beside what it is about. */
export interface MakingRequest extends OutputRequest {
  /** Any safe integer. */
  readonly seed: number
  /** The most rows that the response may have: of tables that are asked for as a whole those of all together, hidden ones too. */
  readonly maxRows: number
}

/** The most rows that a plan may have where only a part of them is asked for. */
const mostPlannedRows = 4e9

export interface StoryRequest extends MakingRequest, StorySource {}

/** What a story was understood as, and what it comes to. */
export interface Explanation extends Understanding, Inspection {
  /** For each fact what proves it; null where nothing does. */
  readonly proofs: readonly (Proof | null)[]
}

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

/** How many parts of a story set nothing. @throws SynthError `story_not_understood` or `story_contradicts` */
export function unusedInStory({ story, rows }: Pick<StoryRequest, 'story' | 'rows'>): number {
  return understand(story, rows).unused.length
}

/** What a story was understood as, and what it comes to; no data. @throws SynthError as `openStory` does */
export function explainStory({ story, rows, seed, maxRows, format }: StoryRequest): Explanation {
  const understanding = understand(story, rows)
  const inspection = inspected(storySource({ story, rows }, maxRows), { seed, maxRows, format })
  const proofs = proofsOf(understanding, inspection.row_counts)
  return { ...understanding, ...inspection, proofs, schema: { ...understanding.schema, story } }
}

/** What a schema that somebody sent comes to. @throws SynthError as `openSchema` does */
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
