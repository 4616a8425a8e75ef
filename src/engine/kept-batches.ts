import type { Owner } from '../columns/column-kind.ts'
import type { Lane, Vector } from '../vector.ts'
import type { KnownCells } from './known-cells.ts'

/**
 * What the columns of one table that others read come to, batch by batch, for a format that comes back to the same rows for other columns.
 * It only saves time: where there is no more room, they are evaluated again.
 */
export class KeptBatches {
  readonly table: number
  readonly #read: readonly number[]
  readonly #takeRoom: (cells: number) => boolean
  /** By first row. */
  readonly #batches = new Map<number, { readonly count: number; readonly known: KnownCells }>()
  #cells = 0

  /**
   * @param read indices of the columns that are kept
   * @param takeRoom whether so many more cells may be kept
   */
  constructor(table: number, read: readonly number[], takeRoom: (cells: number) => boolean) {
    this.table = table
    this.#read = read
    this.#takeRoom = takeRoom
  }

  /** Cells that are kept. */
  get cells(): number {
    return this.#cells
  }

  /** What is kept of rows [first, first + count), to be added to. */
  known(first: number, count: number): KnownCells {
    const kept = this.#batches.get(first)
    if (kept === undefined || kept.count < count) return { columns: [], owner: undefined }
    return { columns: [...kept.known.columns], owner: kept.known.owner }
  }

  /** Keeps copies of what became known of rows [first, first + count). */
  keep(first: number, count: number, { columns, owner }: KnownCells): void {
    const batch = this.#batches.get(first) ?? { count, known: { columns: [], owner: undefined } }
    if (batch.count !== count) return
    this.#batches.set(first, batch)
    const { known } = batch
    if (owner !== undefined && known.owner === undefined && this.#hasRoom(cellsOf(Object.values(owner), count)))
      known.owner = copyOfOwner(owner, count)
    for (const index of this.#read) {
      const vector = columns[index]
      if (vector === undefined || known.columns[index] !== undefined || !this.#hasRoom(cellsOf(vector.lanes, count))) continue
      known.columns[index] = copyOf(vector, count)
    }
  }

  #hasRoom(cells: number): boolean {
    const hasRoom = this.#takeRoom(cells)
    if (hasRoom) this.#cells += cells
    return hasRoom
  }
}

/** In cells of eight bytes. */
function cellsOf(lanes: readonly Lane[], count: number): number {
  return lanes.reduce((sum, lane) => sum + (count * lane.BYTES_PER_ELEMENT) / 8, 0)
}

function copyOf({ lanes, nulls }: Vector, count: number): Vector {
  return { lanes: lanes.map((lane) => lane.slice(0, count)), nulls: nulls === null ? null : nulls.slice(0, count) }
}

function copyOfOwner({ rows, places, siblings }: Owner, count: number): Owner {
  return { rows: rows.slice(0, count), places: places.slice(0, count), siblings: siblings.slice(0, count) }
}
