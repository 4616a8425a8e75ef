import { SynthError } from '../errors.ts'

/** What was thrown for the schema that stands in the body at `pointer` (RFC 6901): its problems with pointers into the body. */
export function inBody(pointer: string, thrown: unknown): unknown {
  if (!(thrown instanceof SynthError) || thrown.code !== 'schema_invalid' || thrown.problems.length === 0) return thrown
  const problems = thrown.problems.map((problem) => ({ ...problem, pointer: pointer + problem.pointer }))
  // The sentence may begin with the first pointer.
  return new SynthError(thrown.code, thrown.message.startsWith('/') ? pointer + thrown.message : thrown.message, problems)
}
