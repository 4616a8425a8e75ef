import { type Problem, SynthError } from '../errors.ts'
import { FollowingError, SchemaError } from './schema-error.ts'

/** The maximum number of problems in a report. */
const mostProblems = 100

/** Collects the problems of a schema from all checks. After `mostProblems`, problems are only counted. */
export class Problems {
  readonly #found: Problem[] = []
  #count = 0

  get count(): number {
    return this.#count
  }

  /** The collected problems, in the order in which they were found. */
  get found(): readonly Problem[] {
    return this.#found
  }

  /**
   * Adds a problem at `pointer` (RFC 6901). `detail` says what is wrong and what would be right; pass a function if the text is costly to
   * make.
   */
  add(pointer: string, detail: string | (() => string)): void {
    this.#count++
    if (this.#found.length < mostProblems) this.#found.push({ pointer, detail: typeof detail === 'string' ? detail : detail() })
  }

  /** Runs `action` for the part of the schema at `pointer`; if it throws a `SchemaError`, adds the problem there and returns null. */
  attempt<Result>(pointer: string, action: () => Result): Result | null {
    try {
      return action()
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error
      if (!(error instanceof FollowingError)) this.add(pointer, () => error.message)
      return null
    }
  }

  /** Adds all problems of `others`. */
  addAll(others: Problems): void {
    for (const { pointer, detail } of others.#found) this.add(pointer, detail)
    this.#count += others.#count - others.#found.length
  }

  /** @throws SynthError `schema_invalid` if there are problems */
  report(): void {
    const [first] = this.#found
    if (first === undefined) return
    const more = this.#count > 1 ? ` (and ${this.#count - 1} more)` : ''
    const omitted = this.#count - this.#found.length
    const rest = omitted > 0 ? [{ pointer: '', detail: `and ${omitted} more` }] : []
    const place = first.pointer === '' ? '' : `${first.pointer}: `
    throw new SynthError('schema_invalid', `${place}${first.detail}${more}`, [...this.#found, ...rest])
  }
}
