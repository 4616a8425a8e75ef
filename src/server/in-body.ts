import { SynthError } from '../errors.ts'

/**
 * Prefixes the pointers of a schema error with `pointer` (RFC 6901), the place of the schema in the body; returns other errors unchanged.
 */
export function inBody(pointer: string, thrown: unknown): unknown {
  if (!(thrown instanceof SynthError) || thrown.code !== 'schema_invalid' || thrown.problems.length === 0) return thrown
  const problems = thrown.problems.map((problem) => ({ ...problem, pointer: pointer + problem.pointer }))
  // The message can begin with the first pointer.
  return new SynthError(thrown.code, thrown.message.startsWith('/') ? pointer + thrown.message : thrown.message, problems)
}
