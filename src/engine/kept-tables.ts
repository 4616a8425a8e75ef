import { batchRows } from './batch-rows.ts'
import type { CompiledTable } from './compiled-plan.ts'
import { Evaluations } from './evaluations.ts'
import { KeptBatches } from './kept-batches.ts'
import { KeptColumn, mostWords } from './kept-column.ts'
import type { Vector } from '../vector.ts'
import type { Run } from './run.ts'
import { worthKeeping } from './worth-keeping.ts'

/** Bytes that are kept together. */
const mostBytes = 1 << 25
/** A slab, a mebibyte, holds the largest batch of a column many times over. */
const slabWords = 1 << 18

/** By table: the columns that are kept of it. */
const chosen = new WeakMap<CompiledTable, readonly number[]>()

/**
 * What a thread keeps of tables that are written column by column: one table a run. Runs that were used longest ago make room for others;
 * those that are gone have to be forgotten.
 */
export class KeptTables {
  /** The run that was used last comes last. */
  readonly #kept = new Map<Run, KeptBatches>()
  /** Slabs that are not in use. */
  readonly #free: Uint32Array[] = []
  #slabs = 0

  /** What is kept of a table; it takes the place of the table that the run wrote before. */
  of(run: Run, table: number): KeptBatches {
    const known = this.#kept.get(run)
    const batches = known?.table === table ? known : this.#instead(run, table)
    this.#kept.delete(run)
    this.#kept.set(run, batches)
    return batches
  }

  /** Gives up what is kept of a run's table. */
  forget(run: Run): void {
    this.#free.push(...(this.#kept.get(run)?.slabs ?? []))
    this.#kept.delete(run)
  }

  #instead(run: Run, table: number): KeptBatches {
    this.forget(run)
    const compiled = run.table(table)
    const { rows } = compiled.plan
    const columns = chosen.get(compiled) ?? choose(run, compiled)
    chosen.set(compiled, columns)
    return new KeptBatches({ table, rows, columns, scratch: run.scratch, takeSlab: () => this.#takeSlab(run) })
  }

  #takeSlab(run: Run): Uint32Array | null {
    const free = this.#free.pop()
    if (free !== undefined) return free
    if (this.#slabs * slabWords * 4 < mostBytes) {
      this.#slabs++
      return new Uint32Array(slabWords)
    }
    for (const other of this.#kept.keys()) {
      if (other === run) break
      this.forget(other)
      if (this.#free.length > 0) break
    }
    return this.#free.pop() ?? null
  }
}

/** The columns of a table that are worth keeping, by the bits that they take in a batch in its middle; all that are read again of a table that is short. */
function choose(run: Run, table: CompiledTable): readonly number[] {
  const { index, plan } = table
  const evaluations = new Evaluations(run.plan, table)
  if (plan.rows <= batchRows) return evaluations.again()
  const frame = run.frame(index, Math.floor(plan.rows / 2), Math.min(batchRows, Math.ceil(plan.rows / 2)))
  const bits = new Map(evaluations.used().map((column) => [column, bitsOf(frame.column(column), frame.count)]))
  run.scratch.release()
  return worthKeeping(evaluations, bits, (mostBytes * 8) / plan.rows)
}

/** Bits that a cell of a vector takes when it is packed. */
function bitsOf(vector: Vector, count: number): number {
  const words = new KeptColumn(1).write(0, 0, vector, count, new Uint32Array(mostWords(vector)), 0)
  return (words * 32) / count
}
