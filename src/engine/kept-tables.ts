import { batchRows } from './batch-rows.ts'
import { cellCounterOf } from './cell-counter-of.ts'
import type { CompiledTable } from './compiled-plan.ts'
import { Evaluations } from './evaluations.ts'
import { KeptBatches } from './kept-batches.ts'
import { KeptColumn } from './kept-column.ts'
import type { Keeping } from './kept-forms.ts'
import type { Vector } from '../vector.ts'
import { Room } from '../caches/room.ts'
import type { Run } from './run.ts'
import { worthKeeping } from './worth-keeping.ts'

/** Default limit of kept bytes. */
const usualBytes = 1 << 25
/** 32-bit units of a slab: 1 MiB, many times the largest batch of a column. */
const slabUnits = 1 << 18
const slabBytes = slabUnits * 4

/** Maximum number of written columns of a short table that is kept whole without measuring it. */
const mostColumns = 100

/** Maximum cells evaluated to measure the size of columns. */
const mostCells = 1 << 22

interface Choice {
  readonly columns: readonly number[]
  readonly keeping: Keeping
}

/** By table: what to keep, for the columns that were written last. */
const chosen = new WeakMap<CompiledTable, Choice & { readonly written: string }>()

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
    const choice = known?.written === name ? known : { ...choose(run, compiled, written, this.#room.mostBytes), written: name }
    chosen.set(compiled, choice)
    return new KeptBatches({ ...choice, rows, scratch: run.scratch, takeSlab: () => this.#takeSlab(run) })
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

/**
 * What to keep of a table: the written columns, plain, if there is room; otherwise the columns worth packing, by their bits in a batch in
 * the middle, and for a slow table all that are read again.
 */
function choose(run: Run, table: CompiledTable, written: readonly number[], mostBytes: number): Choice {
  const { index, plan } = table
  const evaluations = new Evaluations(run.plan, table, written)
  const whole: Choice = { columns: written, keeping: 'plain' }
  if (plan.rows <= batchRows && written.length <= mostColumns) return whole
  const used = evaluations.used()
  const cells = cellCounterOf(run.plan).perRow(index, used)
  const count = Math.min(batchRows, Math.ceil(plan.rows / 2), Math.floor(mostCells / cells))
  if (count < 1) return { columns: evaluations.again(), keeping: 'packed' }
  const frame = run.frame(index, Math.floor(plan.rows / 2), count)
  const bitsAs = (keeping: Keeping, columns: readonly number[]): ReadonlyMap<number, number> =>
    new Map(columns.map((column) => [column, bitsOf(frame.column(column), frame.count, keeping)]))
  const room = (mostBytes * 8) / plan.rows
  const plain = [...bitsAs('plain', written).values()].reduce((sum, bits) => sum + bits, 0)
  const choice: Choice = plain <= room ? whole : { columns: worthKeeping(evaluations, bitsAs('packed', used), room), keeping: 'packed' }
  run.scratch.release()
  return choice
}

/** Bits of a kept cell of a vector. */
function bitsOf(vector: Vector, count: number, keeping: Keeping): number {
  const column = new KeptColumn(1, keeping)
  const units = column.write(0, 0, vector, count, new Uint32Array(column.mostUnits(vector, count) + 1), 0)
  return (units * 32) / count
}
