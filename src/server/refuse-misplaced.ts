import type { preValidationHookHandler } from 'fastify'
import { SynthError } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import { jsonSchemaMistaken } from '../validation/json-schema-mistaken.ts'

const wrapped = '{"schema": {"version": 1, "tables": […]}, "rows": 1000, "seed": 42}'

/**
 * Refuses a body for another endpoint before its fields are refused one by one: a schema outside the field `schema`, or a story or schema
 * sent to an endpoint that takes the other.
 *
 * @param takes the fields that the endpoint supports
 */
export function refuseMisplaced(...takes: readonly ('story' | 'schema')[]): preValidationHookHandler {
  return (request, _reply, done) => {
    const problem = isJsonObject(request.body) ? misplaced(request.body, takes) : null
    done(problem === null ? undefined : new SynthError('validation_failed', [problem.pointer, problem.detail].join(' ').trim(), [problem]))
  }
}

interface Misplaced {
  readonly pointer: string
  readonly detail: string
}

function misplaced(body: Readonly<Record<string, unknown>>, takes: readonly string[]): Misplaced | null {
  const has = (field: string): boolean => Object.hasOwn(body, field)
  const at = (pointer: string, detail: string): Misplaced => ({ pointer, detail })
  if (!takes.includes('schema'))
    return has('story') || !(has('schema') || has('tables'))
      ? null
      : at('', `This endpoint takes a story. Send a schema to POST /api/generate-data: ${wrapped}`)
  if (typeof body['schema'] === 'string' && /^\s{0,100}\{/.test(body['schema']))
    return at('/schema', 'is JSON in a string: send the object itself, without quotes')
  if (has('schema')) return null
  if (has('story'))
    return takes.includes('story')
      ? null
      : at('', 'This endpoint takes a schema. Send a story to POST /generate for data, or to POST /api/generate-schema for its schema')
  if (has('tables')) return at('', `The body is a schema itself: put it into the field "schema", as in ${wrapped}`)
  if (has('columns'))
    return at(
      '',
      `The body is a table itself: put it into the tables of a schema, and the schema into the field "schema", as in ${wrapped}`,
    )
  const mistaken = jsonSchemaMistaken(body)
  return mistaken === null ? null : at('', `The body ${mistaken}. A schema belongs in the field "schema", as in ${wrapped}`)
}
