import type { TablePlan } from '../plan/plan.ts'
import type { ColumnParams } from '../columns/column-kind.ts'
import { limits } from '../schema/limits.ts'
import { SchemaError } from '../schema/schema-error.ts'

/**
 * How deep columns read one another. Each column that reads another one, and each operation of a formula, is calls on the stack while columns
 * are compiled and while rows are evaluated, and the stack is finite.
 */
export class ReadingDepth {
  /** Columns being compiled, each for the one before it: steps of its own, and of the deepest that it reads. */
  readonly #open: { own: number; below: number; readonly reads: Set<string> }[] = []
  readonly #depths = new Map<string, number>()
  readonly #edges = new Map<string, ReadonlySet<string>>()

  /** By JSON pointer: the columns that each column reads by itself. */
  get edges(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#edges
  }

  /** Runs `compile` for the column at `pointer`. @throws SchemaError when it reads too deep */
  of<Result>(pointer: string, compile: () => Result): Result {
    this.#open.push({ own: 0, below: 0, reads: new Set() })
    try {
      return compile()
    } finally {
      const { own, below, reads } = this.#open.pop() ?? { own: 0, below: 0, reads: new Set<string>() }
      this.#depths.set(pointer, own + below)
      this.#edges.set(pointer, reads)
    }
  }

  /** Counts the steps of a column, or of one inside it, that is about to be compiled. @throws SchemaError when they are too many */
  weigh(params: ColumnParams): void {
    const current = this.#open.at(-1)
    if (current === undefined) return
    current.own += stepsOf(params)
    requireAllowed(this.#open.reduce((sum, { own }) => sum + own, 0))
  }

  /** Notes that the column being compiled reads the one at `pointer`. @throws SchemaError when that makes it read too deep */
  read(pointer: string): void {
    const current = this.#open.at(-1)
    if (current === undefined) return
    current.reads.add(pointer)
    current.below = Math.max(current.below, this.#depths.get(pointer) ?? 0)
    requireAllowed(current.own + current.below)
  }

  /** JSON pointers of the columns that the column being compiled has read so far. */
  get reads(): ReadonlySet<string> {
    return this.#open.at(-1)?.reads ?? new Set()
  }
}

/** Ten for a column, three for each operation of its formula, which may all lie inside one another. */
function stepsOf({ expression, when }: ColumnParams): number {
  const formulas = [expression, when].filter((text) => typeof text === 'string')
  const operations = formulas.reduce((sum, text) => sum + (text.match(/[-+*/%<>=!&|?(]/g)?.length ?? 0), 0)
  return 10 + 3 * Math.min(operations, 100)
}

function requireAllowed(steps: number): void {
  if (steps <= limits.readingDepth) return
  throw new SchemaError(
    `Too many columns read one another, one after another: ${steps} steps, 10 for a column and 3 for each operation of its formula, but at most ${limits.readingDepth} are allowed`,
  )
}

/** What is wrong with a column that is read while it is made. `open` are the columns of its table that are being made, each read by the one before it, if not by way of other tables. */
export function dependsOnItself({ name, columns }: TablePlan, open: readonly number[], index: number): string {
  const way = [...open.slice(open.indexOf(index)), index].map((place) => `"${columns[place]?.name ?? ''}"`)
  const through = way.length > 2 ? `, by way of ${way.slice(1, -1).join(', ')}` : ''
  return `Column ${way[0] ?? ''} of table "${name}" depends on itself${through}`
}
