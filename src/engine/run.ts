import type { CompiledColumn } from '../columns/column-kind.ts'
import { laneCount } from '../columns/shared/layouts.ts'
import { combineKeys, seedKey, type SiteKey } from '../random/site.ts'
import { cellCounterOf } from './cell-counter-of.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'
import type { FrameRun } from './frame-run.ts'
import { TableFrame } from './frame.ts'
import type { KnownCells } from './known-cells.ts'
import { Room } from '../caches/room.ts'
import { Scratch } from './scratch.ts'
import { wholeBounds } from './whole-bounds.ts'
import { WholeTable } from './whole-table.ts'

/** Default limit of bytes of whole columns. */
const usualBytes = 1 << 22

// Whole tables are evaluated one at a time, by runs that keep no tables.
const keeperScratch = new Scratch()

/**
 * A compiled plan with a seed; creates frames. Only one run at a time may use a scratch. A run caches columns of whole tables; this only
 * saves time.
 */
export class Run implements FrameRun {
  readonly plan: CompiledPlan
  readonly scratch: Scratch
  readonly #seed: number
  readonly #keys: readonly SiteKey[]
  readonly #whole: (WholeTable | undefined)[] = []
  readonly #room: Room
  /** Bytes of the kept whole columns. */
  #kept = 0
  /** Evaluates whole tables. */
  #keeper: Run | undefined

  /** @param room for kept whole columns; `forget` releases it */
  constructor(plan: CompiledPlan, seed: number, scratch: Scratch, room = new Room(usualBytes)) {
    const base = seedKey(seed)
    this.plan = plan
    this.scratch = scratch
    this.#room = room
    this.#seed = seed
    this.#keys = plan.sites.map((site) => combineKeys(base, site))
  }

  siteKey(site: number): SiteKey {
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

  /** The kept columns of a whole table; null if it is too large. */
  whole(table: number): WholeTable | null {
    const { rows } = this.table(table).plan
    if (rows > wholeBounds.rows) return null
    return (this.#whole[table] ??= new WholeTable({
      table,
      rows,
      cellsOf: (column) => cellCounterOf(this.plan).perRow(table, [column]),
      bytesOf: (column) => cellBytes(this.table(table).columns[column]),
      keeper: () => (this.#keeper ??= new KeeperRun(this.plan, this.#seed, keeperScratch)),
      takeRoom: (bytes) => this.#takeRoom(bytes),
    }))
  }

  /** Releases everything that it caches. */
  forget(): void {
    this.#whole.length = 0
    this.#room.give(this.#kept)
    this.#kept = 0
  }

  #takeRoom(bytes: number): boolean {
    if (!this.#room.take(bytes)) return false
    this.#kept += bytes
    return true
  }
}

function cellBytes(column: CompiledColumn | undefined): number {
  return column === undefined ? 0 : (column.lanes ?? laneCount(column.layout)) * 8 + 1
}

/** A run that caches no tables. */
class KeeperRun extends Run {
  override whole(): null {
    return null
  }
}
