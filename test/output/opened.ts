import { checkConstraints } from '../../src/engine/check-constraints.ts'
import { compiledPlan } from '../../src/engine/plan-cache.ts'
import type { PreparedPlan } from '../../src/engine/prepare-plan.ts'
import { estimatedBytes } from '../../src/output/estimated-bytes.ts'
import { layOut, type LayoutRequest } from '../../src/output/lay-out.ts'
import type { Manifest } from '../../src/output/manifest.ts'
import { openTables } from '../../src/output/open-tables.ts'
import type { Output } from '../../src/output/output.ts'
import * as pipeline from '../../src/pipeline.ts'

/** A schema as a test writes it. */
export interface SchemaSource {
  readonly schema: unknown
  readonly rows: number | null
}

export type SchemaRequest = SchemaSource & pipeline.MakingRequest
export type InspectRequest = SchemaSource & Pick<pipeline.MakingRequest, 'seed' | 'maxRows'>

/** A response to a story, laid out on this thread. How long this machine takes to compile its plan decides nothing. */
export function openStory(request: pipeline.StoryRequest): Output {
  return layOut({ ...pipeline.openStory(request), isCheap: true }, { ...request, origin: { story: request.story } })
}

/** The same for a schema. */
export function openSchema({ schema, ...request }: SchemaRequest): Output {
  return layOut(
    { ...pipeline.openSchema({ ...request, json: jsonOf(schema) }), isCheap: true },
    { ...request, origin: { schema: schema as object } },
  )
}

export function inspectSchema({ schema, ...request }: InspectRequest): pipeline.Inspection {
  return pipeline.inspectSchema({ ...request, json: jsonOf(schema) })
}

export function describeSchema({ schema, rows }: SchemaSource, seed: number): Manifest {
  return pipeline.describeSchema({ json: jsonOf(schema), rows }, seed)
}

function jsonOf(schema: unknown): string {
  return JSON.stringify(schema) ?? 'null'
}

/** A response of a prepared plan, whose constraints are tried first. */
export function openPrepared({ plan, compiled, shared }: PreparedPlan, request: LayoutRequest): Output {
  checkConstraints(compiled, request.seed)
  const tables = openTables(compiled, request, 1e10)
  return layOut({ plan: shared, domain: plan.domain, story: null, tables, isCheap: true, isSoonTried: true }, request)
}

/** About the bytes of a response to a story. */
export function estimateOf(request: pipeline.StoryRequest): number {
  const opening = pipeline.openStory(request)
  return estimatedBytes(compiledPlan(opening.plan), opening, request.seed, request)
}
