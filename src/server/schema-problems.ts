import { type ErrorCode, type Problem, SynthError } from '../errors.ts'

/** Codes of what a schema cannot be. */
const planCodes: ReadonlySet<ErrorCode> = new Set(['schema_invalid', 'too_many_rows', 'plan_too_costly'])

/** What is wrong with a schema, by what planning it threw: pointers into the schema, '' for the whole. Throws again what is no fault of the schema. */
export function schemaProblems(thrown: unknown): readonly Problem[] {
  if (!(thrown instanceof SynthError) || !planCodes.has(thrown.code)) throw thrown
  return thrown.problems.length > 0 ? thrown.problems : [{ pointer: '', detail: thrown.message }]
}
