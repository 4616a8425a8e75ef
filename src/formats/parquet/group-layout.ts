import type { ColumnOutline } from '../format.ts'
import { type Slot, slotOf } from './slot.ts'

/** A row group of an addressable file. */
export interface GroupLayout {
  readonly rows: number
  /** One a column, one after another. */
  readonly slots: readonly Slot[]
  /** Where each slot starts in the group. */
  readonly offsets: readonly number[]
  readonly bytes: number
}

/** Lays out a row group of so many rows. */
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
