import { combineKeys, seedKey, type SiteKey } from '../random/site.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'
import { TableFrame } from './frame.ts'
import type { KnownCells } from './known-cells.ts'
import { Scratch } from './scratch.ts'
import { largestWhole, WholeTable } from './whole-table.ts'

/** Cells of kept columns together: some 50 MB. */
const mostKept = 1 << 22

/** A compiled plan with a seed: hands out frames. One run at a time may use a scratch. What it keeps only saves time. */
export class Run {
  readonly plan: CompiledPlan
  readonly scratch: Scratch
  readonly #seed: number
  readonly #keys: readonly SiteKey[]
  readonly #whole: (WholeTable | undefined)[] = []
  /** Cells of the columns that are kept whole. */
  #kept = 0
  /** Evaluates whole tables; it keeps none itself, so that its scratch serves one evaluation at a time. */
  #keeper: Run | undefined

  constructor(plan: CompiledPlan, seed: number, scratch: Scratch) {
    const base = seedKey(seed)
    this.plan = plan
    this.scratch = scratch
    this.#seed = seed
    this.#keys = plan.sites.map((site) => combineKeys(base, site))
  }

  key(site: number): SiteKey {
    return this.#keys[site] as SiteKey
  }

  table(index: number): CompiledTable {
    const found = this.plan.tables[index]
    if (found === undefined) throw new Error(`There is no table ${index}`)
    return found
  }

  /** Rows [first, first + count) of a table. */
  frame(table: number, first: number, count: number, known?: KnownCells): TableFrame {
    return new TableFrame(this, this.table(table), { first, count, list: null }, known)
  }

  /** What is kept of all rows of a table; null for one that is too large. */
  whole(table: number): WholeTable | null {
    const { rows } = this.table(table).plan
    if (rows > largestWhole) return null
    return (this.#whole[table] ??= new WholeTable({
      table,
      rows,
      keeper: () => (this.#keeper ??= new KeeperRun(this.plan, this.#seed, new Scratch())),
      takeRoom: (cells) => this.#takeRoom(cells),
    }))
  }

  #takeRoom(cells: number): boolean {
    if (this.#kept + cells > mostKept) return false
    this.#kept += cells
    return true
  }
}

/** A run that keeps no table. */
class KeeperRun extends Run {
  override whole(): null {
    return null
  }
}
