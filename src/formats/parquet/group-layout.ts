import type { ColumnOutline } from '../format.ts'
import { type Slot, slotOf } from './slot.ts'

/** The layout of a row group in an addressable file. */
export interface GroupLayout {
  readonly rows: number
  /** One slot per column, consecutively. */
  readonly slots: readonly Slot[]
  /** Byte offset of each slot in the group. */
  readonly offsets: readonly number[]
  readonly bytes: number
}

/** The layout of a row group of `rows` rows. */
export function groupLayout(columns: readonly ColumnOutline[], rows: number): GroupLayout {
  const slots = columns.map((column) => slotOf(column, rows))
  const offsets: number[] = []
  let bytes = 0
  for (const slot of slots) {
    offsets.push(bytes)
    bytes += slot.bytes
  }
  return { rows, slots, offsets, bytes }
}
