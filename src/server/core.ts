import { generateTask } from '../engine/generate-task.ts'
import { isCompiled } from '../engine/plan-cache.ts'
import { SynthError } from '../errors.ts'
import { layOut } from '../output/lay-out.ts'
import type { Manifest } from '../output/manifest.ts'
import type { Opening } from '../output/opening.ts'
import type { Output } from '../output/output.ts'
import type { Inspection, MakingRequest, StoryOpening, StoryRequest } from '../pipeline.ts'
import type { PlanningAnswer, PlanningCall } from '../planner/answer.ts'
import type { Planner } from '../planner/planner.ts'
import type { Planning } from '../planner/planning.ts'
import { trySeed } from '../planner/try-seed.ts'
import type { WrittenJson } from '../planner/written-json.ts'
import { Openings } from './openings.ts'
import { OwnPlans } from './own-plans.ts'
import type { Schema } from '../schema/schema.ts'
import type { StorySource } from '../source.ts'
import type { Enforced } from '../story/report/enforce-counts.ts'
import type { ImportRequest } from '../story/imported/import-text.ts'

/** A schema from a caller: any JSON value. */
export interface SentSchema {
  readonly schema: unknown
  /** Rows of the primary table; null for the number in the schema. */
  readonly rows: number | null
}

/** The output of a story. */
export interface StoryOutput extends Output {
  /** Number of parts of the story that had no effect. */
  readonly unused: number
}

/**
 * The generator as the server uses it; tests substitute another. Promises reject with a `SynthError` for errors of the caller, and with a
 * `TaskDroppedError` when `signal` aborts before planning has begun: the caller has disconnected.
 */
export interface Core {
  /** Plans an output without generating it. */
  openStory(request: MakingRequest & StorySource, signal?: AbortSignal): Promise<StoryOutput>
  /** The same for a schema from a caller. */
  openSchema(request: MakingRequest & SentSchema, signal?: AbortSignal): Promise<Output>
  /** Explains how a story is understood: a public `Explanation`. */
  explainStory(request: StoryRequest, signal?: AbortSignal): Promise<WrittenJson>
  inspectSchema(request: SentSchema & Pick<MakingRequest, 'seed' | 'maxRows'>, signal?: AbortSignal): Promise<Inspection>
  /** Describes the tables of a story or a schema. */
  describeStory(source: StorySource, seed: number, signal?: AbortSignal): Promise<Manifest>
  describeSchema(source: SentSchema, seed: number, signal?: AbortSignal): Promise<Manifest>
  /** Number of parts of a story that had no effect. */
  unusedInStory(source: StorySource, signal?: AbortSignal): Promise<number>
  /** The schema of a story: a `SchemaOfRules`. */
  schemaOfStory(source: StorySource, signal?: AbortSignal): Promise<WrittenJson>
  /** Imports tables that are declared in code: an `ImportedText`. */
  importText(request: ImportRequest, signal?: AbortSignal): Promise<WrittenJson>
  /** Makes the row counts of a story, and that of the primary table in a request, hold in a valid schema. */
  enforceCounts(schema: Schema, story: string, rows: number | null): Promise<Enforced>
  /** Size of the cache of openings. */
  readonly kept: { readonly entries: number; readonly bytes: number }
  /** Settles when the plan that the serving thread compiles is compiled, or cannot be; null if it compiles none. */
  readonly compiling: () => Promise<void> | null
  /** Runs a small task on the calling thread. */
  readonly generateTask: typeof generateTask
}

/** Runs a planning call on this thread or on another. */
type Ask = (call: PlanningCall, signal?: AbortSignal) => Promise<PlanningAnswer>

const usualOpeningBytes = 32 * 2 ** 20

/** The generator, planned through `ask`. @param openingBytes size of the cache of openings in bytes */
export function createCore(ask: Ask, openingBytes = usualOpeningBytes): Core {
  const openings = new Openings(openingBytes)
  const ownPlans = new OwnPlans()
  const isOwn = ({ isCheap, plan }: Opening): boolean => isCheap && ownPlans.has(plan)

  async function planned<Name extends keyof Planning>(
    name: Name,
    args: Parameters<Planning[Name]>,
    signal?: AbortSignal,
  ): Promise<ReturnType<Planning[Name]>> {
    const answered = await ask({ name, args } as PlanningCall, signal)
    if ('error' in answered) throw new SynthError(answered.error.code, answered.error.detail, answered.error.problems)
    return answered.value as ReturnType<Planning[Name]>
  }

  const tryingSeed =
    (signal?: AbortSignal) =>
    async ({ plan, isSoonTried }: Opening, seed: number): Promise<void> => {
      if (isSoonTried && isCompiled(plan)) trySeed(plan, seed)
      else await planned('trySeed', [plan, seed], signal)
    }

  return {
    async openStory({ story, rows, ...request }, signal) {
      const open = (): Promise<StoryOpening> => planned('openStory', [{ story, rows, ...request }], signal)
      const opening = await openings.get(`story ${rows} ${story}`, request, open, tryingSeed(signal))
      return { ...layOut({ ...opening, isCheap: isOwn(opening) }, { ...request, origin: { story } }), unused: opening.unused }
    },
    async openSchema({ schema, rows, ...request }, signal) {
      const json = jsonOf(schema)
      const open = (): Promise<Opening> => planned('openSchema', [{ json, rows, ...request }], signal)
      const opening = await openings.get(`schema ${rows} ${json}`, request, open, tryingSeed(signal))
      return layOut({ ...opening, isCheap: isOwn(opening) }, { ...request, origin: { schema: schema as object } })
    },
    explainStory: (request, signal) => planned('writtenExplanation', [request], signal),
    inspectSchema: ({ schema, ...request }, signal) => planned('inspectSchema', [{ json: jsonOf(schema), ...request }], signal),
    describeStory: (source, seed, signal) => planned('describeStory', [source, seed], signal),
    describeSchema: ({ schema, rows }, seed, signal) => planned('describeSchema', [{ json: jsonOf(schema), rows }, seed], signal),
    unusedInStory: (source, signal) => planned('unusedInStory', [source], signal),
    schemaOfStory: (source, signal) => planned('writtenSchema', [source], signal),
    importText: (request, signal) => planned('writtenImport', [request], signal),
    enforceCounts: (schema, story, rows) => planned('enforceCounts', [schema, story, rows]),
    get kept() {
      return openings.kept
    },
    compiling: () => ownPlans.compiling,
    generateTask,
  }
}

/** The generator, planned by its own thread. */
export function threadedCore(planner: Planner, openingBytes?: number): Core {
  return createCore((call, signal) => planner.ask(call, signal), openingBytes)
}

function jsonOf(schema: unknown): string {
  return JSON.stringify(schema) ?? 'null'
}
