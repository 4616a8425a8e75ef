import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'

/** Counts the evaluations for writing columns of a table one by one, each with everything that it reads directly or indirectly. */
export class Evaluations {
  /** By number: the numbers of the columns that each column reads directly. Columns of the table come first, by index. */
  readonly #reads: number[][] = []
  /** Number of columns of the table. */
  readonly #columns: number
  readonly #written: readonly number[]
  /** By number: the reader for which the column was last counted. */
  readonly #counted: number[] = []
  #readers = 0

  /** @param written indices of the written columns */
  constructor({ readsOf }: CompiledPlan, { index: table, plan: { columns } }: CompiledTable, written: readonly number[]) {
    const pointers = columns.map((_, index) => `/tables/${table}/columns/${index}`)
    const numbers = new Map(pointers.map((pointer, index) => [pointer, index]))
    const numberOf = (pointer: string): number => numbers.get(pointer) ?? (numbers.set(pointer, numbers.size), pointers.push(pointer) - 1)
    for (let next = 0; next < pointers.length; next++) this.#reads.push([...(readsOf.get(pointers[next] ?? '') ?? [])].map(numberOf))
    this.#columns = columns.length
    this.#written = written
  }

  /** Indices of the columns of the table that are evaluated more than once if none is kept. */
  again(): readonly number[] {
    const times: number[] = []
    for (const reader of this.#written) this.#below([reader], new Set(), (column) => (times[column] = (times[column] ?? 0) + 1))
    return times.flatMap((each, column) => (each > 1 && column < this.#columns ? [column] : []))
  }

  /** Indices of the columns of the table that are written or read. */
  used(): readonly number[] {
    const used: number[] = []
    this.#below(this.#written, new Set(), (column) => used.push(column))
    return used.filter((column) => column < this.#columns)
  }

  /** Number of evaluations if the columns `kept` are evaluated together and kept. */
  count(kept: ReadonlySet<number>): number {
    let count = 0
    const add = (): unknown => count++
    this.#below([...kept], kept, add)
    for (const reader of this.#written) if (!kept.has(reader)) this.#below([reader], kept, add)
    return count
  }

  /** Visits some columns and everything that they read, each once; kept columns only if they are among `readers`. */
  #below(readers: readonly number[], kept: ReadonlySet<number>, visit: (column: number) => unknown): void {
    const turn = ++this.#readers
    const open = [...readers]
    for (const reader of open) this.#counted[reader] = turn
    for (let column = open.pop(); column !== undefined; column = open.pop()) {
      visit(column)
      for (const read of this.#reads[column] ?? []) {
        if (this.#counted[read] === turn || kept.has(read)) continue
        this.#counted[read] = turn
        open.push(read)
      }
    }
  }
}
