import type { Children, Columns, Frame, Lives, Occurrences, Owner, Ranges, Rows, Siblings } from '../columns/column-kind.ts'
import { type CopulaPart, scoresOfDraws, drawsOfScores } from '../random/copula.ts'
import { DealtSlices } from '../random/dealt-slices.ts'
import { drawList, drawRange } from '../random/draw.ts'
import type { SiteKey } from '../random/site.ts'
import { rowsBefore } from '../time/timeline.ts'
import type { Vector } from '../vector.ts'
import { childChunks } from './child-chunks.ts'
import type { CompiledTable, Ownership } from './compiled-plan.ts'
import type { FrameRun } from './frame-run.ts'
import type { KnownCells } from './known-cells.ts'
import { neighbouringOwners, rowsOf } from './neighbouring-owners.ts'
import { PickedRows } from './picked-rows.ts'
import { livesOf, occurrencesOf, ownershipOf, siblingsOf } from './row-owners.ts'
import { requireWanted } from '../wanted.ts'

/** Rows of one table of a run; see `Frame`. */
export class TableFrame implements Frame {
  readonly rows: Rows
  readonly count: number
  readonly #run: FrameRun
  readonly #table: CompiledTable
  readonly #known: KnownCells
  readonly #parents: (Columns | undefined)[] = []
  readonly #children: (Children | undefined)[] = []
  readonly #lives: (Lives | undefined)[] = []
  #siblings: Siblings | undefined
  #occurrences: Occurrences | undefined
  /** By site: the normal scores of its draws, shared by correlated columns. */
  #scores: Map<number, Float64Array> | undefined
  #rowNumbers: Float64Array | undefined

  /** @param known receives evaluated columns and may already hold some */
  constructor(run: FrameRun, table: CompiledTable, rows: Rows, known: KnownCells = { columns: [] }) {
    this.#run = run
    this.#table = table
    this.#known = known
    this.rows = rows
    this.count = rows.count
  }

  draw(site: number): Uint32Array {
    const draws = this.#run.scratch.uint32(this.count)
    const copula = this.#run.plan.copulas.get(site)
    if (copula === undefined) this.#drawInto(site, draws)
    else this.#drawTogether(copula, draws)
    return draws
  }

  drawAt(site: number, rows: Float64Array): Uint32Array {
    const draws = this.#run.scratch.uint32(this.count)
    drawList(this.#run.siteKey(site), rows, this.count, draws)
    return draws
  }

  siteKey(site: number): SiteKey {
    return this.#run.siteKey(site)
  }

  column(index: number): Vector {
    const { columns, kept } = this.#known
    const known = columns[index] ?? kept?.(index)
    if (known !== undefined) return (columns[index] = known)
    requireWanted()
    const column = this.#table.columns[index]
    if (column === undefined) throw new Error(`Table ${this.#table.plan.name} has no column ${index}`)
    return (columns[index] = column.fill(this))
  }

  given<Result>(index: number, cells: Vector, read: () => Result): Result {
    const { columns } = this.#known
    const known = columns[index]
    columns[index] = cells
    const result = read()
    columns[index] = known
    return result
  }

  at(list: Float64Array, count: number): Frame {
    return this.#at(this.#table.index, rowsOf(list, count))
  }

  parent(index: number): Columns {
    return (this.#parents[index] ??= this.#parentRows(index))
  }

  owner(): Owner {
    return ownershipOf(this.#table).type === 'owned' ? this.siblings() : this.occurrences()
  }

  siblings(): Siblings {
    return (this.#siblings ??= siblingsOf(this.#table, this))
  }

  occurrences(): Occurrences {
    return (this.#occurrences ??= occurrencesOf(this.#table, this))
  }

  eachChunk(table: number, visit: (children: Children) => void): void {
    const all = this.#children[table]
    if (all !== undefined) return visit(all)
    const { scratch } = this.#run
    let giveBack: (() => void) | undefined
    for (const { rows, counts, from, to, isAll } of childChunks(table, this.#ownershipOf(table), this, scratch)) {
      requireWanted()
      const children = { frame: this.#at(table, rows), counts, from, to }
      if (isAll) this.#children[table] = children
      visit(children)
      giveBack ??= scratch.mark()
      giveBack()
    }
  }

  lives(table: number): Lives {
    return (this.#lives[table] ??= livesOf(this.#ownershipOf(table), this))
  }

  ranges(table: number, ancestorRows: Float64Array, ancestor?: number): Ranges {
    const { relation, site, type, owner } = ownershipOf(this.#run.table(table))
    if (type !== 'owned') throw new Error(`The rows of table ${table} are not owned in ranges`)
    const [key, starts, counts, lastCounts] = [this.siteKey(site), this.float64(), this.float64(), this.int32()]
    if (ancestor === undefined || ancestor === owner) {
      relation.ranges(0, ancestorRows, this.count, key, starts, lastCounts)
      counts.set(lastCounts.subarray(0, this.count))
      return { starts, counts }
    }
    // From the first row of the first owner to the last row of the last owner.
    const owners = this.ranges(owner, ancestorRows, ancestor)
    relation.ranges(0, owners.starts, this.count, key, starts, lastCounts)
    const lasts = this.float64()
    for (let i = 0; i < this.count; i++) lasts[i] = (owners.starts[i] as number) + (owners.counts[i] as number) - 1
    relation.ranges(0, lasts, this.count, key, counts, lastCounts)
    for (let i = 0; i < this.count; i++) counts[i] = (counts[i] as number) + (lastCounts[i] as number) - (starts[i] as number)
    return { starts, counts }
  }

  existingBefore(table: number, day: number): number {
    const { timeline, ownership, plan } = this.#run.table(table)
    if (timeline !== null) return Math.max(1, rowsBefore(timeline, day))
    if (ownership?.type !== 'owned') return plan.rows
    const owners = this.existingBefore(ownership.owner, day)
    return Math.max(1, ownership.relation.startOf(owners, this.siteKey(ownership.site)))
  }

  rowNumbers(): Float64Array {
    const { first, count, list } = this.rows
    if (list !== null) return list
    if (this.#rowNumbers !== undefined) return this.#rowNumbers
    const numbers = this.float64()
    for (let i = 0; i < count; i++) numbers[i] = first + i
    return (this.#rowNumbers = numbers)
  }

  releasing(work: () => void): void {
    const giveBack = this.#run.scratch.mark()
    work()
    giveBack()
  }

  float64(): Float64Array {
    return this.#run.scratch.float64(this.count)
  }

  int32(): Int32Array {
    return this.#run.scratch.int32(this.count)
  }

  uint8(): Uint8Array {
    return this.#run.scratch.uint8(this.count)
  }

  #drawInto(site: number, draws: Uint32Array): void {
    const { first, count, list } = this.rows
    const key = this.#run.siteKey(site)
    if (list === null) drawRange(key, first, count, draws)
    else drawList(key, list, count, draws)
  }

  #drawTogether({ sites, weights, dealt }: CopulaPart, draws: Uint32Array): void {
    const sums = this.float64().fill(0, 0, this.count)
    for (const [part, site] of sites.entries()) {
      const scores = this.#scoresOf(site, draws, part === 0 ? dealt : undefined)
      const weight = weights[part] as number
      for (let i = 0; i < this.count; i++) sums[i] = (sums[i] as number) + weight * (scores[i] as number)
    }
    drawsOfScores(sums, this.count, draws)
  }

  /** @param draws scratch @param dealt the rows of the table if the site deals slices */
  #scoresOf(site: number, draws: Uint32Array, dealt: number | undefined): Float64Array {
    this.#scores ??= new Map()
    const known = this.#scores.get(site)
    if (known !== undefined) return known
    const scores = this.float64()
    if (dealt === undefined) this.#drawInto(site, draws)
    else new DealtSlices(dealt).fillDraws(this.rowNumbers(), this.count, this.siteKey(site), [this.float64(), this.float64()], draws)
    scoresOfDraws(draws, this.count, scores)
    this.#scores.set(site, scores)
    return scores
  }

  #at(table: number, rows: Rows): Frame {
    return new TableFrame(this.#run, this.#run.table(table), rows)
  }

  #parentRows(index: number): Columns {
    const { reference, isOwnerKey = false } = this.#table.columns[index] ?? {}
    if (reference === undefined) throw new Error(`Column ${index} of ${this.#table.plan.name} is not a foreign key`)
    const { table, lane } = reference
    const shared = isOwnerKey && this.#table.ownership?.type === 'owned' ? neighbouringOwners(this) : null
    if (shared !== null) return new PickedRows(this.#read(table, shared.owners, 0), shared.places, this.count, this.#run.scratch)
    const { lanes, nulls } = this.column(index)
    return this.referred(table, lanes[lane] as Float64Array, nulls)
  }

  referred(target: number, numbers: Float64Array, nulls: Uint8Array | null): Columns {
    const list = this.float64()
    for (let i = 0; i < this.count; i++) list[i] = (numbers[i] as number) - 1
    // A key that is null may hold any number, but the rows of a frame exist.
    if (nulls !== null) for (let i = 0; i < this.count; i++) if (nulls[i] === 1) list[i] = 0
    return this.#read(target, { first: 0, count: this.count, list }, this.count)
  }

  /**
   * Rows of a table, copied from its kept columns if the run has them.
   * @param references counted for the decision whether to keep columns; 0 for owners in their order, which are rarely read again
   */
  #read(table: number, rows: Rows, references: number): Columns {
    const evaluated = this.#at(table, rows)
    const whole = this.#run.whole(table)
    if (whole === null) return evaluated
    const picked = new PickedRows(
      { column: (index) => whole.column(index, references) },
      evaluated.rowNumbers(),
      rows.count,
      this.#run.scratch,
    )
    return { column: (index) => picked.known(index) ?? evaluated.column(index) }
  }

  #ownershipOf(table: number): Ownership {
    const ownership = ownershipOf(this.#run.table(table))
    if (ownership.owner !== this.#table.index) throw new Error(`Table ${table} is not owned by ${this.#table.plan.name}`)
    return ownership
  }
}
