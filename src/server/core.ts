import { generateTask } from '../engine/generate-task.ts'
import { SynthError } from '../errors.ts'
import { layOut } from '../output/lay-out.ts'
import type { Manifest } from '../output/manifest.ts'
import type { Opening } from '../output/opening.ts'
import type { Output } from '../output/output.ts'
import type { Explanation, Inspection, MakingRequest, StoryOpening, StoryRequest } from '../pipeline.ts'
import type { PlanningAnswer, PlanningCall } from '../planner/answer.ts'
import type { Planner } from '../planner/planner.ts'
import type { Planning } from '../planner/planning.ts'
import { trySeed } from '../planner/try-seed.ts'
import { Openings } from './openings.ts'
import type { Schema } from '../schema/schema.ts'
import type { StorySource } from '../source.ts'
import type { Enforced } from '../story/enforce-counts.ts'
import type { Understanding } from '../story/understand.ts'

/** A schema that somebody sent: any JSON value. */
export interface SentSchema {
  readonly schema: unknown
  /** Rows of the primary table; null for as many as the schema says. */
  readonly rows: number | null
}

/** A response to a story. */
export interface StoryOutput extends Output {
  /** How many parts of the story set nothing. */
  readonly unused: number
}

/**
 * What the server asks of the generator; tests put another in its place. Promises reject with `SynthError`s for what a caller got wrong, and
 * with a `LaneClosedError` when `signal` aborts before planning has begun: whoever asked has left.
 */
export interface Core {
  /** Plans a response without generating it. */
  openStory(request: MakingRequest & StorySource, signal?: AbortSignal): Promise<StoryOutput>
  /** The same for a schema that was sent. */
  openSchema(request: MakingRequest & SentSchema, signal?: AbortSignal): Promise<Output>
  explainStory(request: StoryRequest, signal?: AbortSignal): Promise<Explanation>
  inspectSchema(request: SentSchema & Pick<MakingRequest, 'seed' | 'maxRows'>, signal?: AbortSignal): Promise<Inspection>
  /** What the tables of a story or a schema are. */
  describeStory(source: StorySource, seed: number, signal?: AbortSignal): Promise<Manifest>
  describeSchema(source: SentSchema, seed: number, signal?: AbortSignal): Promise<Manifest>
  /** How many parts of a story set nothing. */
  unusedInStory(source: StorySource, signal?: AbortSignal): Promise<number>
  understand(source: StorySource, signal?: AbortSignal): Promise<Understanding>
  /** Makes the numbers of rows that a story says, and those of the primary table that a request says, hold in a valid schema. */
  enforceCounts(schema: Schema, story: string, rows: number | null): Promise<Enforced>
  /** What responses are laid out of that is kept for the next request of them. */
  readonly kept: { readonly entries: number; readonly bytes: number }
  /** Runs a small task on the calling thread. */
  readonly generateTask: typeof generateTask
}

/** Has a call answered on this thread or another. */
type Ask = (call: PlanningCall, signal?: AbortSignal) => Promise<PlanningAnswer>

const usualOpeningBytes = 32 * 2 ** 20

/** The generator, planned by whoever answers `ask`; keeps so many bytes of what responses are laid out of. */
export function createCore(ask: Ask, openingBytes = usualOpeningBytes): Core {
  const openings = new Openings(openingBytes)

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
      if (isSoonTried) trySeed(plan, seed)
      else await planned('trySeed', [plan, seed], signal)
    }

  return {
    async openStory({ story, rows, ...request }, signal) {
      const open = (): Promise<StoryOpening> => planned('openStory', [{ story, rows, ...request }], signal)
      const opening = await openings.get(`story ${rows} ${story}`, request, open, tryingSeed(signal))
      return { ...layOut(opening, { ...request, origin: { story } }), unused: opening.unused }
    },
    async openSchema({ schema, rows, ...request }, signal) {
      const json = jsonOf(schema)
      const open = (): Promise<Opening> => planned('openSchema', [{ json, rows, ...request }], signal)
      const opening = await openings.get(`schema ${rows} ${json}`, request, open, tryingSeed(signal))
      return layOut(opening, { ...request, origin: { schema: schema as object } })
    },
    explainStory: (request, signal) => planned('explainStory', [request], signal),
    inspectSchema: ({ schema, ...request }, signal) => planned('inspectSchema', [{ json: jsonOf(schema), ...request }], signal),
    describeStory: (source, seed, signal) => planned('describeStory', [source, seed], signal),
    describeSchema: ({ schema, rows }, seed, signal) => planned('describeSchema', [{ json: jsonOf(schema), rows }, seed], signal),
    unusedInStory: (source, signal) => planned('unusedInStory', [source], signal),
    understand: ({ story, rows }, signal) => planned('understand', [story, rows], signal),
    enforceCounts: (schema, story, rows) => planned('enforceCounts', [schema, story, rows]),
    get kept() {
      return openings.kept
    },
    generateTask,
  }
}

/** The generator, planned by a thread of its own. */
export function threadedCore(planner: Planner, openingBytes?: number): Core {
  return createCore((call, signal) => planner.ask(call, signal), openingBytes)
}

function jsonOf(schema: unknown): string {
  return JSON.stringify(schema) ?? 'null'
}
