import { LRUCache } from 'lru-cache'
import { digest } from '../digest.ts'
import { generateTask } from '../engine/generate-task.ts'
import { SynthError } from '../errors.ts'
import { layOut } from '../output/lay-out.ts'
import type { Origin } from '../output/manifest.ts'
import type { Opening } from '../output/opening.ts'
import type { Output } from '../output/output.ts'
import type { MakingRequest, StoryOpening, StorySource } from '../pipeline.ts'
import { answer, type PlanningAnswer, type PlanningCall } from '../planner/answer.ts'
import type { Planner } from '../planner/planner.ts'
import type { Planning } from '../planner/planning.ts'

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

/** What the server asks of the generator; tests put another in its place. Promises reject with `SynthError`s for what a caller got wrong. */
export interface Core {
  /** Plans a response without generating it. */
  openStory(request: MakingRequest & StorySource): Promise<StoryOutput>
  /** The same for a schema that was sent. */
  openSchema(request: MakingRequest & SentSchema): Promise<Output>
  explainStory(...args: Parameters<Planning['explainStory']>): Promise<ReturnType<Planning['explainStory']>>
  inspectSchema(request: SentSchema & Pick<MakingRequest, 'seed' | 'maxRows'>): Promise<ReturnType<Planning['inspectSchema']>>
  /** What the tables of a story or a schema are. */
  describeStory(...args: Parameters<Planning['describeStory']>): Promise<ReturnType<Planning['describeStory']>>
  describeSchema(source: SentSchema, seed: number): Promise<ReturnType<Planning['describeSchema']>>
  unusedInStory(source: StorySource): Promise<number>
  understand(...args: Parameters<Planning['understand']>): Promise<ReturnType<Planning['understand']>>
  /** Runs a small task on the calling thread. */
  readonly generateTask: typeof generateTask
}

/** Bytes of plans that the openings which are kept lead to, and of what they say themselves. */
const keptBytes = 32 * 2 ** 20

/** The generator, planned by whoever answers `ask`. */
export function createCore(ask: (call: PlanningCall) => Promise<PlanningAnswer>): Core {
  const openings = new LRUCache<string, Opening>({ maxSize: keptBytes, sizeCalculation: bytesOf })

  async function planned<Name extends keyof Planning>(
    name: Name,
    ...args: Parameters<Planning[Name]>
  ): Promise<ReturnType<Planning[Name]>> {
    const answered = await ask({ name, args } as PlanningCall)
    if ('error' in answered) throw new SynthError(answered.error.code, answered.error.detail, answered.error.problems)
    return answered.value as ReturnType<Planning[Name]>
  }

  /** What was opened before, or `open` opens. A seed matters where rows are tried. */
  async function opened<Opened extends Opening>(
    source: string,
    { seed, coding: _coding, ...request }: MakingRequest,
    open: () => Promise<Opened>,
  ): Promise<Opened> {
    const key = digest(JSON.stringify([request, source]))
    const known = openings.get(key) ?? openings.get(`${key} ${seed}`)
    if (known !== undefined) return known as Opened
    const opening = await open()
    openings.set(opening.tables.some(({ isConstrained }) => isConstrained) ? `${key} ${seed}` : key, opening)
    return opening
  }

  function laidOut(opening: Opening, origin: Origin, request: MakingRequest): Output {
    return layOut(opening, { ...request, origin })
  }

  return {
    async openStory({ story, rows, ...request }) {
      const opening = await opened<StoryOpening>(`story ${rows} ${story}`, request, () => planned('openStory', { story, rows, ...request }))
      return { ...laidOut(opening, { story }, request), unused: opening.unused }
    },
    async openSchema({ schema, rows, ...request }) {
      const json = jsonOf(schema)
      const opening = await opened(`schema ${rows} ${json}`, request, () => planned('openSchema', { json, rows, ...request }))
      return laidOut(opening, { schema: schema as object }, request)
    },
    explainStory: (...args) => planned('explainStory', ...args),
    inspectSchema: ({ schema, ...request }) => planned('inspectSchema', { json: jsonOf(schema), ...request }),
    describeStory: (...args) => planned('describeStory', ...args),
    describeSchema: ({ schema, rows }, seed) => planned('describeSchema', { json: jsonOf(schema), rows }, seed),
    unusedInStory: (source) => planned('unusedInStory', source),
    understand: (...args) => planned('understand', ...args),
    generateTask,
  }
}

/** The generator, planned by a thread of its own. */
export function threadedCore(planner: Planner): Core {
  return createCore((call) => planner.ask(call))
}

/** The generator, planned by the calling thread. */
export const core: Core = createCore(async (call) => answer(call))

function jsonOf(schema: unknown): string {
  return JSON.stringify(schema) ?? 'null'
}

function bytesOf({ plan, tables }: Opening): number {
  const columns = tables.reduce((sum, { outline }) => sum + outline.columns.length, 0)
  return plan.json.byteLength + 1000 * (columns + 1)
}
