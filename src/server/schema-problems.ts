import { type ErrorCode, type Problem, SynthError } from '../errors.ts'

/** Codes of errors that a schema can cause. */
const planCodes: ReadonlySet<ErrorCode> = new Set(['schema_invalid', 'too_many_rows', 'plan_too_costly'])

/**
 * The problems of a schema, from the error that planning threw: pointers into the schema, '' for the whole. Rethrows errors that the schema
 * did not cause.
 */
export function schemaProblems(thrown: unknown): readonly Problem[] {
  if (!(thrown instanceof SynthError) || !planCodes.has(thrown.code)) throw thrown
  return thrown.problems.length > 0 ? thrown.problems : [{ pointer: '', detail: thrown.message }]
}
