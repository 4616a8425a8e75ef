import { type BoundedCache, boundedCache } from './bounded-cache.ts'
import { openDocument, type Document } from './engine/document.ts'
import { preparePlan, type PreparedPlan } from './engine/prepare-plan.ts'
import { referenceList } from './lexicon/index.ts'
import { buildPlan } from './plan/build-plan.ts'
import type { Schema } from './schema/schema.ts'
import { schemaOfStory } from './story/schema-of-story.ts'

export interface StoryRequest {
  readonly story: string
  /** Rows of the primary table. */
  readonly rows: number
  /** Any safe integer. */
  readonly seed: number
  /** Name of an encoder. */
  readonly format: string
  /** The most rows that all tables together may have. */
  readonly maxRows: number
}

/** Prepared plans by schema, then by what else decides them; each holds about a megabyte. */
const prepared = new WeakMap<Schema, BoundedCache<PreparedPlan>>()

/**
 * The whole way from a story to a response that is known but not generated.
 * @throws SynthError `story_not_understood`, `schema_invalid` or `too_many_rows`
 */
export function openStory({ story, rows, seed, format, maxRows }: StoryRequest): Document {
  const plan = preparedPlan(schemaOfStory(story), rows, maxRows)
  return openDocument(plan, { seed, format, story })
}

function preparedPlan(schema: Schema, rows: number, maxRows: number): PreparedPlan {
  const ofSchema = prepared.get(schema) ?? boundedCache<PreparedPlan>(4)
  prepared.set(schema, ofSchema)
  return ofSchema.get(`${rows} ${maxRows}`, () => preparePlan(buildPlan(schema, rows, maxRows), referenceList))
}
