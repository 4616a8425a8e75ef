import type { Columns } from '../columns/column-kind.ts'
import { combineKeys, seedKey, type SiteKey } from '../random/site.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'
import { TableFrame } from './frame.ts'
import type { KnownCells } from './known-cells.ts'
import { Scratch } from './scratch.ts'
import { WholeTable } from './whole-table.ts'

/** Tables up to so many rows may be kept whole: a column of them takes at most half a megabyte. */
const largestWhole = 1 << 16
/** Cells of kept tables together, of columns that others read: some 50 MB. */
const mostKept = 1 << 22
/** References to so many rows, and to as many as there are, make it worth to evaluate them all. */
const leastReferences = 4096

/** A compiled plan with a seed: hands out frames. One run at a time may use a scratch. What it keeps only saves time. */
export class Run {
  readonly plan: CompiledPlan
  readonly scratch: Scratch
  readonly #seed: number
  readonly #keys: readonly SiteKey[]
  /** By table: rows that were referred to so far, and the table once it is kept. */
  readonly #references: number[] = []
  readonly #whole: (WholeTable | undefined)[] = []
  /** Cells of the tables that are kept. */
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

  /** A table as a whole, when it is small and `count` more references to its rows make that worth while; else null. */
  whole(table: number, count: number): Columns | null {
    const { rows } = this.table(table).plan
    if (rows > largestWhole) return null
    const known = this.#whole[table]
    if (known !== undefined) return known
    const references = (this.#references[table] ?? 0) + count
    this.#references[table] = references
    if (references < Math.max(rows, leastReferences)) return null
    const kept = this.#kept + rows * this.#columnsRead(table)
    if (kept > mostKept) {
      // Asked never again: what is kept stays.
      this.#references[table] = -Infinity
      return null
    }
    this.#kept = kept
    this.#keeper ??= new KeeperRun(this.plan, this.#seed, new Scratch())
    return (this.#whole[table] = new WholeTable(this.#keeper, table, rows))
  }

  #columnsRead(table: number): number {
    return this.table(table).columns.filter((_, index) => this.plan.reads.has(`/tables/${table}/columns/${index}`)).length
  }
}

/** A run that keeps no table. */
class KeeperRun extends Run {
  override whole(): null {
    return null
  }
}
