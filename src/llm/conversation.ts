import { type Problem, SynthError } from '../errors.ts'
import { readSchema } from '../validation/read-schema.ts'
import type { Schema } from '../schema/schema.ts'
import { firstJson } from './answer/first-json.ts'
import { fromStrict } from './answer/from-strict.ts'
import { strictJsonSchema } from './answer/answer-schema.ts'
import type { Line } from './asker.ts'
import { guide } from './guide/guide.ts'
import { repairMessages, storyMessage } from './guide/messages.ts'
import type { Message, Reply } from './providers/index.ts'
import { repaired } from './repairs/index.ts'
import type { SchemaAnswer, Usage } from './schema-answer.ts'
import type { CheckSchema, EnforceCounts } from './schema-model.ts'

/** Turns after the first one in which the model corrects its answer. */
const repairTurns = 2

export interface Asked {
  readonly story: string
  readonly rows: number | null
  /** The name of the model until the model reports its own. */
  readonly model: string
  readonly check: CheckSchema
  readonly enforceCounts: EnforceCounts
}

/**
 * Requests a schema, sends its problems back to the model, and repairs the remaining ones.
 * @throws SynthError `llm_schema_invalid` with the problems of the last answer; any error of `line`
 */
export async function converse(asked: Asked, line: Line): Promise<SchemaAnswer> {
  let messages: readonly Message[] = [storyMessage(asked.story, asked.rows)]
  const tally = { model: asked.model, attempts: 0, usage: null as Usage | null }
  let last: { readonly value: unknown; readonly problems: readonly Problem[] } = { value: undefined, problems: [] }
  for (let turn = 0; turn <= repairTurns; turn++) {
    const reply = await line.ask({ system: guide, messages, schema: strictJsonSchema() })
    tally.attempts++
    tally.model = reply.model ?? tally.model
    tally.usage = sum(tally.usage, reply.usage)
    const json = firstJson(reply.text, 'tables')
    // If a later answer contains no schema, keep the earlier one.
    const value = json === undefined ? last.value : fromStrict(json)
    const verdict = json === undefined ? { problems: [noSchema] } : await judge(value, asked)
    if ('schema' in verdict) return { ...tally, ...verdict }
    last = { value, problems: verdict.problems }
    messages = [...messages, ...repairMessages(reply.text, verdict.problems)]
  }
  return { ...tally, ...(await mended(last.value, last.problems, asked)) }
}

const noSchema: Problem = { pointer: '', detail: 'the answer contains no JSON object' }

interface Valid {
  readonly schema: Schema
  readonly warnings: readonly string[]
}

interface Invalid {
  readonly problems: readonly Problem[]
}

/** Turns a value into a valid schema with the row counts of the story and the request, or returns its problems. */
async function judge(value: unknown, { story, rows, check, enforceCounts }: Asked): Promise<Valid | Invalid> {
  const read = schemaIn(value)
  if ('problems' in read) return read
  const valid = await enforceCounts(own(read.schema), story, rows)
  const problems = await check(valid.schema)
  return problems.length === 0 ? valid : { problems }
}

/** Reads a value as a schema, or returns the problems of its types. */
function schemaIn(value: unknown): { readonly schema: Schema } | Invalid {
  try {
    return { schema: readSchema(value) }
  } catch (error) {
    if (!(error instanceof SynthError)) throw error
    return { problems: error.problems.length > 0 ? error.problems : [{ pointer: '', detail: error.message }] }
  }
}

/** A schema without the properties that the model should not set: the location of the JSON Schema, and the story. */
function own({ $schema: _schema, story: _story, ...schema }: Schema): Schema {
  return schema
}

async function mended(value: unknown, problems: readonly Problem[], asked: Asked): Promise<Valid> {
  const repair = repaired(value)
  const verdict = repair.warnings.length > 0 ? await judge(repair.value, asked) : { problems }
  if ('schema' in verdict) return { schema: verdict.schema, warnings: [...repair.warnings, ...verdict.warnings] }
  const [first] = verdict.problems
  const more = verdict.problems.length > 1 ? ` (and ${verdict.problems.length - 1} more)` : ''
  throw new SynthError(
    'llm_schema_invalid',
    `After ${repairTurns + 1} answers, the schema of model ${asked.model} is still not valid: ${first?.pointer ?? ''} ${first?.detail ?? ''}${more}`,
    verdict.problems,
  )
}

function sum(one: Usage | null, other: Reply['usage']): Usage | null {
  if (one === null || other === null) return one ?? other
  return { input_tokens: one.input_tokens + other.input_tokens, output_tokens: one.output_tokens + other.output_tokens }
}
