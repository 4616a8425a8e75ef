import type { TablePlan } from '../plan/plan.ts'
import type { ColumnParams } from '../columns/column-kind.ts'
import { limits } from '../schema/limits.ts'
import { SchemaError } from '../schema/schema-error.ts'
import type { ColumnRead, ColumnWork, ReadStep } from './read-step.ts'
import { readingSteps } from './reading-steps.ts'

/** A column being compiled: its own steps, and those of the deepest column that it reads. */
interface Open {
  own: number
  columns: number
  below: number
  readonly reads: Set<string>
  work: Map<string, ColumnRead>
}

/**
 * Records what columns read and bounds the depth of reading. Each column that reads another one and each operation of a formula uses the
 * call stack during compilation and evaluation.
 */
export class ReadingDepth {
  /** The columns being compiled, each read by the previous one. */
  readonly #open: Open[] = []
  readonly #depths = new Map<string, number>()
  readonly #edges = new Map<string, ReadonlySet<string>>()
  readonly #work = new Map<string, ColumnWork>()
  #formulas = 0

  /** By JSON pointer: the columns that each column reads directly. */
  get edges(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#edges
  }

  /** By JSON pointer: the cost of each column and constraint. */
  get work(): ReadonlyMap<string, ColumnWork> {
    return this.#work
  }

  /** Runs `compile` for the column or constraint at `pointer`. @throws SchemaError if it reads too deeply */
  of<Result>(pointer: string, compile: () => Result): Result {
    const open: Open = { own: 0, columns: 0, below: 0, reads: new Set(), work: new Map() }
    this.#open.push(open)
    try {
      return compile()
    } finally {
      this.#open.pop()
      this.#depths.set(pointer, open.own + open.below)
      this.#edges.set(pointer, open.reads)
      this.#work.set(pointer, { cells: Math.max(1, open.columns), reads: [...open.work.values()] })
    }
  }

  /** Counts the steps of a column, or of one inside it, before its compilation. @throws SchemaError if there are too many */
  weigh({ expression, when }: ColumnParams): void {
    const current = this.#open.at(-1)
    if (current === undefined) return
    current.own += readingSteps({ expression, when })
    current.columns++
    requireAllowed(this.#open.reduce((sum, { own }) => sum + own, 0))
  }

  /** Notes that the column being compiled reads the one at `pointer`. @throws SchemaError if it then reads too deeply */
  read(pointer: string): void {
    const current = this.#open.at(-1)
    if (current === undefined) return
    current.reads.add(pointer)
    current.below = Math.max(current.below, this.#depths.get(pointer) ?? 0)
    requireAllowed(current.own + current.below)
  }

  /** Notes a read of the column being compiled. */
  lead(read: ColumnRead): void {
    this.#open.at(-1)?.work.set(keyOf(read), read)
  }

  /** Notes that the column being compiled evaluates a formula for the rows that the steps lead to. */
  calculate(steps: readonly ReadStep[], operations: number): void {
    this.lead({ steps, column: null, formula: { number: this.#formulas++, operations } })
  }

  /** Notes that everything read so far by the column being compiled is read through `step`. */
  leadAway(step: ReadStep): void {
    const current = this.#open.at(-1)
    if (current === undefined) return
    const moved = [...current.work.values(), { steps: [], column: null } as ColumnRead].map((read) => ({
      ...read,
      steps: [step, ...read.steps],
    }))
    current.work = new Map(moved.map((read) => [keyOf(read), read]))
  }

  /** JSON pointers of the columns that the column being compiled has read so far. */
  get reads(): ReadonlySet<string> {
    return this.#open.at(-1)?.reads ?? new Set()
  }
}

function keyOf({ steps, column, formula }: ColumnRead): string {
  return `${steps.map(({ way, table, ...rest }) => `${way} ${table} ${Object.values(rest).join()}`).join('; ')}: ${column} ${formula?.number}`
}

function requireAllowed(steps: number): void {
  if (steps <= limits.readingDepth) return
  throw new SchemaError(
    `The chain of columns that read one another is too long: ${steps} steps, 10 for a column and 3 for each operation of its formula, but at most ${limits.readingDepth} are allowed`,
  )
}

/** The message for a column that depends on itself. `open` are the columns of its table being compiled, each read by the previous one. */
export function dependsOnItself({ name, columns }: TablePlan, open: readonly number[], index: number): string {
  const way = [...open.slice(open.indexOf(index)), index].map((place) => `"${columns[place]?.name ?? ''}"`)
  const through = way.length > 2 ? `, by way of ${way.slice(1, -1).join(', ')}` : ''
  return `Column ${way[0] ?? ''} of table "${name}" depends on itself${through}`
}
