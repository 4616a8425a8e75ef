import { readConfiguration } from './configuration.ts'
import type { Speaker } from './create-speaker.ts'
import { createLimiter } from './http/limiter.ts'
import { tooLate } from './http/retry.ts'
import { ModelUse } from './model-use.ts'
import { type Runtime, systemRuntime } from './runtime.ts'
import type { SchemaAnswer } from './schema-answer.ts'
import type { CheckSchema, EnforceCounts, SchemaModel } from './schema-model.ts'
import { sharedCalls } from './shared-calls.ts'

export { BusyError } from './busy-error.ts'
export type { SchemaAnswer } from './schema-answer.ts'
export type { CheckSchema, EnforceCounts, SchemaModel, SchemaRequest } from './schema-model.ts'

/** Maximum number of stories in progress, and of stories in the queue. */
const mostRunning = 4
const mostWaiting = 8

/** Maximum number of cached answers; a schema has some ten kilobytes. */
const mostKnown = 64

export interface SchemaModelOptions {
  /**
   * Plans a schema with its own row counts, so that the model gets the problems that types cannot show. Pointers lead into the schema. Must
   * not reject for a fault of the schema. Default: no check beyond types.
   */
  readonly check?: CheckSchema
  /** Makes the row counts of the story and the request hold. Default: the counts of the model stay. */
  readonly enforceCounts?: EnforceCounts
  /** Default: the clock and the random numbers of the system. */
  readonly runtime?: Runtime
}

/**
 * The language model that the environment configures (`SYNTH_LLM_*`, or a well-known provider's key); null if it configures none. Opens no
 * connection before the first story, and keeps none open after an answer.
 * @throws ConfigurationError that names the invalid variable, without the key
 */
export function createSchemaModel(
  environment: Readonly<Record<string, string | undefined>>,
  {
    check = async () => [],
    enforceCounts = async (schema) => ({ schema, warnings: [] }),
    runtime = systemRuntime,
  }: SchemaModelOptions = {},
): SchemaModel | null {
  const configuration = readConfiguration(environment)
  if (configuration === null) return null
  const { model, timeoutMs } = configuration
  const limiter = createLimiter(mostRunning, mostWaiting)
  const calls = sharedCalls<SchemaAnswer>(mostKnown)
  const use = new ModelUse()
  let speaker: Promise<Speaker> | null = null
  // Loaded with the first story: most services never use a language model.
  const loadSpeaker = (): Promise<Speaker> =>
    (speaker ??= import('./create-speaker.ts').then(({ createSpeaker }) => createSpeaker(configuration, runtime)))

  async function call(story: string, rows: number | null, leave: AbortSignal): Promise<SchemaAnswer> {
    const deadline = { at: runtime.now() + timeoutMs, allowed: timeoutMs }
    const overdue = new AbortController()
    const timer = setTimeout(() => overdue.abort(tooLate(deadline)), timeoutMs)
    const signal = AbortSignal.any([leave, overdue.signal])
    try {
      return await limiter.run(async () => {
        const speak = await loadSpeaker()
        return speak({ story, rows, model, check, enforceCounts }, deadline, signal)
      }, signal)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    model,
    use,
    schemaOf: ({ story, rows, fresh, signal }) =>
      calls.get(JSON.stringify([story, rows]), fresh, signal, (leave) => use.count(call(story, rows, leave), leave)),
  }
}
