import { batchRows } from '../engine/batch-rows.ts'
import type { TaskItem, RowsItem } from '../engine/task.ts'
import type { Section } from '../formats/format.ts'
import type { RowSize, SelectedTable } from './opening.ts'

/** Target bytes of a task. The first tasks are small, so that a reader gets the first bytes soon. */
const taskBytes = 1 << 20
const firstTaskBytes = 1 << 16

/** Maximum cells of a task, unless one row or block has more: a long task delays others and is slow to cancel. */
const taskCells = 1 << 24
const firstTaskCells = 1 << 20

/** Number of adjacent rows made by the same thread, if several sections of a file contain them. */
const neighbours = 1 << 16

/** A section of a file and its estimated size. */
export interface SizedSection {
  readonly section: Section
  /** All rows of the section as one block; null if it has none. */
  readonly rows: RowsItem | null
  /** Whether the text before the rows may be sent before the rows are made, because no constraint can fail. */
  readonly leads: boolean
  /** Rows of every block but the last, if the format fixes them; else null. */
  readonly blockRows: number | null
  readonly rowBytes: number
  readonly bytes: number
  /** Estimated number of cells evaluated for a row; `cells` for all rows. */
  readonly rowCells: number
  readonly cells: number
}

/** Estimates the sizes of a file's sections from the sizes of their rows. */
export function sizedSections(sections: readonly Section[], tables: readonly SelectedTable[]): readonly SizedSection[] {
  const met = new Set<number>()
  const writtenOf = recurring(sections, tables)
  return sections.map((section) => {
    if (section.type !== 'rows') return { ...withoutRows, section, bytes: section.type === 'text' ? section.text.length : 0 }
    const table = tables[section.table]
    if (table === undefined) throw new Error(`The format asks for table ${section.table}`)
    const columns = indicesOf(section.columns, table)
    const { bytes: rowBytes, cells: rowCells, blockRows } = rowSizeOf(section.columns, table)
    const count = table.outline.rows
    const rows: RowsItem = {
      type: 'rows',
      table: table.index,
      columns,
      first: table.first,
      count,
      opens: true,
      closes: true,
      checked: !met.has(section.table),
      written: writtenOf.get(section.table) ?? null,
    }
    met.add(section.table)
    return { section, rows, leads: !table.isConstrained, blockRows, rowBytes, bytes: rowBytes * count, rowCells, cells: rowCells * count }
  })
}

const withoutRows = { rows: null, leads: false, blockRows: null, rowBytes: 0, rowCells: 0, cells: 0 }

/** For each table that occurs in several sections: the indices of all columns that they write. */
function recurring(sections: readonly Section[], tables: readonly SelectedTable[]): ReadonlyMap<number, readonly number[]> {
  const times = new Map<number, number>()
  const written = new Map<number, number[]>()
  for (const section of sections) {
    const table = section.type === 'rows' ? tables[section.table] : undefined
    if (section.type !== 'rows' || table === undefined) continue
    times.set(section.table, (times.get(section.table) ?? 0) + 1)
    const columns = written.get(section.table) ?? []
    columns.push(...indicesOf(section.columns, table))
    written.set(section.table, columns)
  }
  return new Map([...written].filter(([table]) => (times.get(table) ?? 0) > 1))
}

function rowSizeOf(places: readonly number[], { sizes, outline }: SelectedTable): RowSize {
  const size = sizes[places.join()]
  if (size === undefined) throw new Error(`The columns ${places.join()} of table ${outline.name} were not measured`)
  return size
}

function indicesOf(places: readonly number[], table: SelectedTable): readonly number[] {
  return places.map((place) => table.columns[place] ?? -1)
}

/** The items of one task. */
export interface Packet {
  readonly items: readonly TaskItem[]
  readonly bytes: number
  /** See `Task`. */
  readonly affinity: number | null
}

/**
 * Cuts sections without tails into packets. If the format fixes the rows of a block, each block is a packet, after one for the text before
 * it; else packets end at batches if possible. A `whole` file is not cut further.
 */
export function* packed(sections: readonly SizedSection[], whole: boolean): Generator<Packet> {
  const open = new OpenPacket(whole)
  for (const sized of sections) {
    const { section, rows } = sized
    if (section.type === 'text') open.add(section, section.text.length, 0)
    if (rows !== null) yield* rowPackets(sized, rows, open)
  }
  if (!open.isEmpty) yield open.take()
}

/** Fills the open packet with rows and yields each full packet. */
function* rowPackets({ blockRows, rowBytes, rowCells, leads }: SizedSection, rows: RowsItem, open: OpenPacket): Generator<Packet> {
  const end = rows.first + rows.count
  const isLed = blockRows !== null && leads && !open.isWhole
  if (isLed && !open.isEmpty) yield open.take()
  // Blocks of a fixed size are large: a packet without rows sends the text before them early.
  const hasOpener = isLed && open.taken === 0 && rows.count > blockRows
  if (hasOpener) {
    open.add({ ...rows, count: 0, closes: false }, 0, 0)
    yield open.take()
  }
  let first = rows.first
  do {
    const { affinity, border } =
      rows.written !== null && !open.isWhole ? neighbourhood(rows.table, first, end) : { affinity: null, border: end }
    if (affinity !== null && open.affinity !== null && open.affinity !== affinity) yield open.take()
    const room = open.roomFor(rowBytes, rowCells)
    const count = blockRows === null ? wholeBatches(first, Math.min(border - first, room), end) : Math.min(end - first, blockRows)
    open.add(
      { ...rows, first, count, opens: first === rows.first && !hasOpener, closes: first + count === end },
      count * rowBytes,
      count * rowCells,
      affinity,
    )
    first += count
    if (first < end || open.isFull(rowBytes, rowCells)) yield open.take()
  } while (first < end)
}

/** The neighbourhood of row `first`: its rows are made by the same thread in every section. */
function neighbourhood(table: number, first: number, end: number): { readonly affinity: number; readonly border: number } {
  const place = Math.floor(first / neighbours)
  return { affinity: table + place, border: Math.min(end, (place + 1) * neighbours) }
}

/** A packet being filled. */
class OpenPacket {
  readonly isWhole: boolean
  #items: TaskItem[] = []
  #bytes = 0
  #cells = 0
  #affinity: number | null = null
  #taken = 0

  constructor(isWhole: boolean) {
    this.isWhole = isWhole
  }

  get isEmpty(): boolean {
    return this.#items.length === 0
  }

  /** Number of packets taken so far. */
  get taken(): number {
    return this.#taken
  }

  get affinity(): number | null {
    return this.#affinity
  }

  /** Number of rows of this size that still fit, at least 1. */
  roomFor(rowBytes: number, rowCells: number): number {
    return Math.max(1, Math.floor(Math.min(this.#byteRoom / atLeast(rowBytes), this.#cellRoom / atLeast(rowCells))))
  }

  /** Whether a row of this size does not fit. */
  isFull(rowBytes: number, rowCells: number): boolean {
    return this.#byteRoom < rowBytes || this.#cellRoom < rowCells
  }

  get #byteRoom(): number {
    return this.#roomIn(firstTaskBytes, taskBytes) - this.#bytes
  }

  get #cellRoom(): number {
    return this.#roomIn(firstTaskCells, taskCells) - this.#cells
  }

  #roomIn(first: number, most: number): number {
    return this.isWhole ? Infinity : Math.min(most, first * 4 ** this.#taken)
  }

  add(item: TaskItem, bytes: number, cells: number, affinity: number | null = null): void {
    this.#items.push(item)
    this.#bytes += bytes
    this.#cells += cells
    this.#affinity ??= affinity
  }

  /** Takes its contents and empties it. */
  take(): Packet {
    const packet = { items: this.#items, bytes: this.#bytes, affinity: this.#affinity }
    this.#items = []
    this.#bytes = 0
    this.#cells = 0
    this.#affinity = null
    this.#taken++
    return packet
  }
}

function atLeast(size: number): number {
  return Math.max(size, Number.MIN_VALUE)
}

/** The most of `count` rows from `first` on that end with a batch or with row `last`; all of them if none do. */
function wholeBatches(first: number, count: number, last: number): number {
  const end = first + count
  const batchEnd = end === last ? end : end - (end % batchRows)
  return batchEnd > first ? batchEnd - first : count
}
