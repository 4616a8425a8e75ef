import { batchRows } from './batch-rows.ts'
import { cellCounterOf } from './cell-counter-of.ts'
import type { CompiledTable } from './compiled-plan.ts'
import { Evaluations } from './evaluations.ts'
import { KeptBatches } from './kept-batches.ts'
import { KeptColumn, mostUnits } from './kept-column.ts'
import type { Vector } from '../vector.ts'
import { Room } from '../caches/room.ts'
import type { Run } from './run.ts'
import { worthKeeping } from './worth-keeping.ts'

/** Default limit of kept bytes. */
const usualBytes = 1 << 25
/** 32-bit units of a slab: 1 MiB, many times the largest batch of a column. */
const slabUnits = 1 << 18
const slabBytes = slabUnits * 4

/** Maximum cells evaluated to measure the size of columns. */
const mostCells = 1 << 22

/** By table: the columns to keep, for the columns that were written last. */
const chosen = new WeakMap<CompiledTable, { readonly written: string; readonly columns: readonly number[] }>()

/**
 * What a thread keeps of tables that are written column by column: one table per run. The least recently used runs are evicted; ended runs
 * must be forgotten.
 */
export class KeptTables {
  /** Ordered by last use, the most recent last. */
  readonly #kept = new Map<Run, { readonly key: string; readonly batches: KeptBatches }>()
  /** Unused slabs. */
  readonly #free: Uint32Array[] = []
  readonly #room: Room

  constructor(room = new Room(usualBytes)) {
    this.#room = room
    room.onShort(() => this.#dropSlab())
  }

  /**
   * The kept batches of a table; they replace those of the table that the run wrote before.
   * @param written indices of the written columns
   */
  of(run: Run, table: number, written: readonly number[]): KeptBatches {
    const key = `${table}: ${written.join(' ')}`
    const known = this.#kept.get(run)
    const batches = known?.key === key ? known.batches : this.#instead(run, table, written)
    this.#kept.delete(run)
    this.#kept.set(run, { key, batches })
    return batches
  }

  /** Forgets the kept table of a run. */
  forget(run: Run): void {
    this.#free.push(...(this.#kept.get(run)?.batches.slabs ?? []))
    this.#kept.delete(run)
  }

  /** Releases all unused slabs. */
  drop(): void {
    while (this.#dropSlab());
  }

  #instead(run: Run, table: number, written: readonly number[]): KeptBatches {
    this.forget(run)
    const compiled = run.table(table)
    const { rows } = compiled.plan
    const name = written.join(' ')
    const known = chosen.get(compiled)
    const columns = known?.written === name ? known.columns : choose(run, compiled, written, this.#room.mostBytes)
    chosen.set(compiled, { written: name, columns })
    return new KeptBatches({ rows, columns, scratch: run.scratch, takeSlab: () => this.#takeSlab(run) })
  }

  #takeSlab(run: Run): Uint32Array | null {
    do {
      const free = this.#free.pop()
      if (free !== undefined) return free
      if (this.#room.take(slabBytes)) return new Uint32Array(slabUnits)
    } while (this.#freeOf(run))
    return null
  }

  /** Forgets the table of the least recently used run with slabs, except `run`. Returns whether there are free slabs. */
  #freeOf(run: Run): boolean {
    for (const other of this.#kept.keys()) {
      if (other === run) break
      this.forget(other)
      if (this.#free.length > 0) return true
    }
    return false
  }

  /** Releases an unused slab. Returns whether there was one. */
  #dropSlab(): boolean {
    if (this.#free.pop() === undefined) return false
    this.#room.give(slabBytes)
    return true
  }
}

/** The columns worth keeping, by their bits in a batch in the middle; for a short or slow table, all that are read again. */
function choose(run: Run, table: CompiledTable, written: readonly number[], mostBytes: number): readonly number[] {
  const { index, plan } = table
  const evaluations = new Evaluations(run.plan, table, written)
  if (plan.rows <= batchRows) return evaluations.again()
  const cells = cellCounterOf(run.plan).perRow(index, evaluations.used())
  const count = Math.min(batchRows, Math.ceil(plan.rows / 2), Math.floor(mostCells / cells))
  if (count < 1) return evaluations.again()
  const frame = run.frame(index, Math.floor(plan.rows / 2), count)
  const bits = new Map(evaluations.used().map((column) => [column, bitsOf(frame.column(column), frame.count)]))
  run.scratch.release()
  return worthKeeping(evaluations, bits, (mostBytes * 8) / plan.rows)
}

/** Bits of a packed cell of a vector. */
function bitsOf(vector: Vector, count: number): number {
  const units = new KeptColumn(1).write(0, 0, vector, count, new Uint32Array(mostUnits(vector)), 0)
  return (units * 32) / count
}
