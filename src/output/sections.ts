import { batchRows } from '../engine/batch-rows.ts'
import type { CompiledPlan } from '../engine/compiled-plan.ts'
import { tableWriter } from '../engine/table-writer.ts'
import type { Piece, RowsPiece } from '../engine/task.ts'
import type { Section } from '../formats/format.ts'
import type { FormatOptions } from '../formats/options.ts'
import type { SelectedTable } from './selection.ts'

/** Bytes of output that tasks aim at: the first ones are small, so that a reader sees the first bytes soon. */
const taskBytes = 1 << 20
const firstTaskBytes = 1 << 16

/** A section of a file and about how large it is. */
export interface SizedSection {
  readonly section: Section
  /** All rows of the section as one block; null where it has none. */
  readonly rows: RowsPiece | null
  /** Whether what stands before the rows may be sent before they are known to be right: no constraint of theirs can be broken. */
  readonly leads: boolean
  /** Rows of every block but the last, where the format sets them. */
  readonly blockRows: number | null
  readonly rowBytes: number
  readonly bytes: number
}

/** Sizes the sections of a file by what the rows of their columns take. @throws FormatError */
export function sizedSections(
  plan: CompiledPlan,
  sections: readonly Section[],
  tables: readonly SelectedTable[],
  format: string,
  options: FormatOptions,
): readonly SizedSection[] {
  const met = new Set<number>()
  const times = new Map<number, number>()
  for (const section of sections) if (section.type === 'rows') times.set(section.table, (times.get(section.table) ?? 0) + 1)
  return sections.map((section) => {
    if (section.type !== 'rows')
      return { section, rows: null, leads: false, blockRows: null, rowBytes: 0, bytes: section.type === 'text' ? section.text.length : 0 }
    const table = tables[section.table]
    if (table === undefined) throw new Error(`The format asks for table ${section.table}`)
    const columns = section.columns.map((place) => table.columns[place] ?? -1)
    const { typicalRowBytes, blockRows = null } = tableWriter(plan, table.compiled, columns, format, options)
    const count = table.outline.rows
    const rows: RowsPiece = {
      type: 'rows',
      table: table.compiled.index,
      columns,
      first: table.first,
      count,
      opens: true,
      closes: true,
      checked: !met.has(section.table),
      recurs: (times.get(section.table) ?? 0) > 1,
    }
    met.add(section.table)
    const leads = table.compiled.constraints.length === 0
    return { section, rows, leads, blockRows, rowBytes: typicalRowBytes, bytes: typicalRowBytes * count }
  })
}

/** Pieces of one task. */
export interface Packet {
  readonly pieces: readonly Piece[]
  readonly bytes: number
}

/**
 * Cuts sections without tails into packets: where the format sets the rows of a block a packet each, behind one of what stands before it, else
 * where batches end if it can. A file that is `whole` is cut nowhere else.
 */
export function* packed(sections: readonly SizedSection[], whole: boolean): Generator<Packet> {
  let pieces: Piece[] = []
  let bytes = 0
  let packets = 0
  for (const { section, rows, blockRows, rowBytes, leads } of sections) {
    if (section.type === 'text') {
      pieces.push(section)
      bytes += section.text.length
    }
    if (rows === null) continue
    if (blockRows !== null && leads && pieces.length > 0 && !whole) {
      yield { pieces, bytes }
      packets++
      pieces = []
      bytes = 0
    }
    let opened = false
    const end = rows.first + rows.count
    let first = rows.first
    if (blockRows !== null && leads && packets === 0 && rows.count > blockRows && !whole) {
      // Blocks of a set size are large: one without rows brings what stands before them.
      yield { pieces: [{ ...rows, count: 0, closes: false }], bytes: 0 }
      opened = true
      packets++
    }
    do {
      const target = whole ? Infinity : rows.recurs ? taskBytes : Math.min(taskBytes, firstTaskBytes * 4 ** packets)
      const room = Math.max(1, Math.floor((target - bytes) / Math.max(rowBytes, Number.MIN_VALUE)))
      const count = blockRows === null ? wholeBatches(first, Math.min(end - first, room), end) : Math.min(end - first, blockRows)
      pieces.push({ ...rows, first, count, opens: first === rows.first && !opened, closes: first + count === end })
      bytes += count * rowBytes
      first += count
      if (first < end || bytes + rowBytes > target) {
        yield { pieces, bytes }
        packets++
        pieces = []
        bytes = 0
      }
    } while (first < end)
  }
  if (pieces.length > 0) yield { pieces, bytes }
}

/** As many of `count` rows from `first` on as end with a batch or with row `last`; all of them when none do. */
function wholeBatches(first: number, count: number, last: number): number {
  const end = first + count
  const batchEnd = end === last ? end : end - (end % batchRows)
  return batchEnd > first ? batchEnd - first : count
}
