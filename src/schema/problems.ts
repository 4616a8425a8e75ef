import { type Problem, SynthError } from '../errors.ts'
import { FollowingError, SchemaError } from './schema-error.ts'

/** More than this many problems help nobody. */
export const mostProblems = 100

/** What is wrong with a schema, gathered by all who look at it. Beyond the first hundred, problems are only counted. */
export class Problems {
  readonly #found: Problem[] = []
  #count = 0

  get count(): number {
    return this.#count
  }

  /** The first problems, in the order in which they were found. */
  get found(): readonly Problem[] {
    return this.#found
  }

  /** Notes a problem at `pointer` (RFC 6901); `detail`, what is wrong and what would be right, may be costly to say. */
  add(pointer: string, detail: string | (() => string)): void {
    this.#count++
    if (this.#found.length < mostProblems) this.#found.push({ pointer, detail: typeof detail === 'string' ? detail : detail() })
  }

  /** What `action` gives for the part of the schema at `pointer`; null where it throws a `SchemaError`, which is noted there. */
  attempt<Result>(pointer: string, action: () => Result): Result | null {
    try {
      return action()
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error
      if (!(error instanceof FollowingError)) this.add(pointer, () => error.message)
      return null
    }
  }

  /** Takes over all that `others` found. */
  addAll(others: Problems): void {
    for (const { pointer, detail } of others.#found) this.add(pointer, detail)
    this.#count += others.#count - others.#found.length
  }

  /** @throws SynthError `schema_invalid` when anything was found */
  report(): void {
    const [first] = this.#found
    if (first === undefined) return
    const more = this.#count > 1 ? ` (and ${this.#count - 1} more)` : ''
    const untold = this.#count - this.#found.length
    const rest = untold > 0 ? [{ pointer: '', detail: `and ${untold} more` }] : []
    const place = first.pointer === '' ? '' : `${first.pointer}: `
    throw new SynthError('schema_invalid', `${place}${first.detail}${more}`, [...this.#found, ...rest])
  }
}
