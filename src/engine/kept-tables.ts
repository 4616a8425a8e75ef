import { KeptBatches } from './kept-batches.ts'
import type { Run } from './run.ts'
import { worthKeeping } from './worth-keeping.ts'

/** Cells that are kept together: some 20 MB. */
const mostCells = 1 << 21

/**
 * What a thread keeps of tables that are written column by column: one table a run. Runs that were used longest ago make room for others;
 * those that are gone have to be forgotten.
 */
export class KeptTables {
  /** The run that was used last comes last. */
  readonly #kept = new Map<Run, KeptBatches>()
  #cells = 0

  /** What is kept of a table; it takes the place of the table that the run wrote before. */
  of(run: Run, table: number): KeptBatches {
    const known = this.#kept.get(run)
    const batches = known?.table === table ? known : this.#instead(known, run, table)
    this.#kept.delete(run)
    this.#kept.set(run, batches)
    return batches
  }

  /** Gives up what is kept of a run's table. */
  forget(run: Run): void {
    this.#cells -= this.#kept.get(run)?.cells ?? 0
    this.#kept.delete(run)
  }

  #instead(known: KeptBatches | undefined, run: Run, table: number): KeptBatches {
    this.#cells -= known?.cells ?? 0
    const compiled = run.table(table)
    const read = worthKeeping(run.plan, compiled, mostCells / Math.max(1, compiled.plan.rows))
    return new KeptBatches(table, read, (cells) => this.#takeRoom(run, cells))
  }

  #takeRoom(run: Run, cells: number): boolean {
    for (const other of this.#kept.keys()) {
      if (other === run || this.#cells + cells <= mostCells) break
      this.forget(other)
    }
    if (this.#cells + cells > mostCells) return false
    this.#cells += cells
    return true
  }
}
