import { SynthError } from '../errors.ts'

/** Runs `action` on the schema that stands in the body at `pointer` (RFC 6901): its problems are told with pointers into the body. */
export function inBody<Result>(pointer: string, action: () => Result): Result {
  try {
    return action()
  } catch (error) {
    if (!(error instanceof SynthError) || error.code !== 'schema_invalid' || error.problems.length === 0) throw error
    const problems = error.problems.map((problem) => ({ ...problem, pointer: pointer + problem.pointer }))
    // The sentence may begin with the first pointer.
    throw new SynthError(error.code, error.message.startsWith('/') ? pointer + error.message : error.message, problems)
  }
}
