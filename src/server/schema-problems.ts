import { type Problem, SynthError } from '../errors.ts'

/** What is wrong with a schema, by what planning it threw: pointers into the schema, '' for the whole. Throws again what is no fault of the schema. */
export function schemaProblems(thrown: unknown): readonly Problem[] {
  if (!(thrown instanceof SynthError) || (thrown.code !== 'schema_invalid' && thrown.code !== 'too_many_rows')) throw thrown
  return thrown.problems.length > 0 ? thrown.problems : [{ pointer: '', detail: thrown.message }]
}
