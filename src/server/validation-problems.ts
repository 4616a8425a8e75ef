import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import type { Problem } from '../errors.ts'
import { describeValue, pointerTo, typeName } from '../json.ts'
import { nearest } from '../nearest.ts'

/** Maximum number of problems in an answer. */
const mostProblems = 20

/** Maximum number of errors that are searched for misspelt names: a body may have tens of thousands of unknown fields. */
const mostSearched = 100

/** Maximum number of characters of a name that an answer repeats. */
const longestName = 200

/** The fields that Ajv adds with its option `verbose`. */
export interface VerboseError extends FastifySchemaValidationError {
  readonly data?: unknown
  readonly parentSchema?: { readonly properties?: Readonly<Record<string, unknown>> }
}

/**
 * Validation errors as pointers into the body and sentences that say what would be right; one per pointer, because the first error implies
 * the others. A required field that is there under a misspelt name is one problem, too.
 */
export function validationProblems(errors: readonly VerboseError[]): Problem[] {
  const misspelt = new Set(
    errors
      .filter(({ keyword }) => keyword === 'additionalProperties')
      .slice(0, mostSearched)
      .map(meantPointer),
  )
  const problems = new Map<string, Problem>()
  for (const error of errors) {
    if (problems.size === mostProblems) break
    const problem = toProblem(error)
    const isImplied = error.keyword === 'required' && misspelt.has(problem.pointer)
    if (!isImplied && !problems.has(problem.pointer)) problems.set(problem.pointer, problem)
  }
  return [...problems.values()]
}

/** The pointer to the field that a misspelt name means; null for none. */
function meantPointer({ params, instancePath, parentSchema }: VerboseError): string | null {
  const meant = nearest(String(params['additionalProperty']), Object.keys(parentSchema?.properties ?? {}))
  return meant === null ? null : pointerTo(instancePath, meant)
}

function toProblem(error: VerboseError): Problem {
  const { keyword, params, instancePath } = error
  switch (keyword) {
    case 'additionalProperties': {
      const field = String(params['additionalProperty'])
      const known = Object.keys(error.parentSchema?.properties ?? {})
      const meant = nearest(field, known)
      const hint = meant === null ? `the fields are ${known.join(', ')}` : `did you mean "${meant}"?`
      return { pointer: pointerTo(instancePath, field.slice(0, longestName)), detail: `is not a field: ${hint}` }
    }
    case 'required':
      return { pointer: pointerTo(instancePath, String(params['missingProperty'])), detail: 'is required' }
    default:
      return { pointer: instancePath, detail: describe(error) }
  }
}

function describe({ keyword, params, data, message }: VerboseError): string {
  switch (keyword) {
    case 'type':
      return `must be ${[params['type']].flat().map(String).map(typeName).join(' or ')}, but is ${describeValue(data)}`
    case 'enum': {
      const allowed = [params['allowedValues']].flat()
      const meant =
        typeof data === 'string'
          ? nearest(
              data,
              allowed.filter((value) => typeof value === 'string'),
            )
          : null
      return `must be ${allowed.map((value) => JSON.stringify(value)).join(' or ')}${meant === null ? '' : `: did you mean "${meant}"?`}`
    }
    case 'minimum':
      return `must be at least ${String(params['limit'])}`
    case 'maximum':
      return `must be at most ${String(params['limit'])}`
    case 'maxItems':
      return `must have at most ${String(params['limit'])} items, but has ${Array.isArray(data) ? data.length : 0}`
    case 'minLength':
      return 'must not be empty'
    case 'maxLength':
      return `must be at most ${String(params['limit'])} characters long`
    case 'pattern':
      return 'must not be blank'
    case 'x-well-formed':
      return 'must be well-formed Unicode, but has an unpaired surrogate'
    default:
      return message ?? 'is not valid'
  }
}
